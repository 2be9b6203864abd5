# SPDX-License-Identifier: MIT
"""Finds the shared library and pdup.cdef: what the environment names, then what lies beside the package, then what
the system knows."""
import ctypes.util
import os
import subprocess

NAME = 'preferans-duplicate'
HERE = os.path.dirname(os.path.abspath(__file__))


def _beside(matches):
    names = sorted(name for name in os.listdir(HERE) if matches(name))
    return os.path.join(HERE, names[0]) if names else None


def _pkg_config(variable):
    try:
        done = subprocess.run(['pkg-config', '--variable=' + variable, NAME],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return None
    return done.stdout.decode().strip() or None


def library():
    """Path, or name for the loader, of the shared library."""
    found = os.environ.get('PDUP_LIBRARY')
    found = found or _beside(lambda name: NAME in name and name.split('.')[0] in ('lib' + NAME, NAME))
    found = found or ctypes.util.find_library(NAME)
    if not found:
        folder = _pkg_config('libdir')
        path = os.path.join(folder, 'lib%s.so' % NAME) if folder else ''
        found = path if os.path.exists(path) else None
    if not found:
        raise ImportError('the shared library %s is not found; name it in PDUP_LIBRARY' % NAME)
    return found


def cdef():
    """Path of pdup.cdef."""
    found = os.environ.get('PDUP_CDEF') or _beside(lambda name: name == 'pdup.cdef')
    found = found or _pkg_config('cdef')
    if not found:
        raise ImportError('pdup.cdef is not found; name it in PDUP_CDEF')
    return found
