# SPDX-License-Identifier: MIT
"""cffi accepts pdup.cdef as it is and sees the same constants as our parser."""
import common

try:
    import cffi
except ImportError:
    common.skip('no cffi')

ffi = cffi.FFI()
with open(common.path('PDUP_CDEF'), encoding='utf-8') as file:
    ffi.cdef(file.read())
ours = common.cdef()
library = ffi.dlopen(None)
problems = ['%s is %d for cffi' % (name, getattr(library, name))
            for name, value in ours.constants.items() if getattr(library, name) != value]
typedefs, _, _ = ffi.list_types()
problems += ['%s is no type for cffi' % name for name in [*ours.handles, *ours.integers] if name not in typedefs]
common.finish(problems)
