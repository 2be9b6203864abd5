-- SPDX-License-Identifier: MIT
-- LuaJIT accepts pdup.cdef as it is.
local ffi = require 'ffi'
local file = assert(io.open(os.getenv 'PDUP_CDEF', 'rb'))
ffi.cdef(file:read '*a')
assert(ffi.C.PDUP_E_ARG == -1)
assert(ffi.sizeof 'pdup_allocator' == 4 * ffi.sizeof 'void *')
assert(ffi.sizeof 'pdup_status' == 4)
