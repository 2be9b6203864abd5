# SPDX-License-Identifier: MIT
"""Duplicate preferans: movements, travellers, rulings, matchpoints, standings.

The whole C interface of libpreferans-duplicate, read at import from pdup.cdef; what the C documentation says of a
function is its docstring, read from pdup.json: help(pdup.Session.add_ruling).

    event = pdup.EventFile.read(open('evening.pdup', 'rb').read())
    for entry in event.session(1).standings(0):
        print(entry.place, event.name(entry.player))

Handles are classes (EventFile); a status other than PDUP_OK is raised as a subclass of pdup.Error (ERowWhists);
results come back as return values, exact figures as fractions.Fraction or None; PDUP_SEAT_N is pdup.SEAT_N.
"""
from . import cdef as _cdef
from . import described as _described
from . import find as _find
from .errors import Error
from .library import Library as _Library


def _load():
    path = _find.cdef()
    with open(path, encoding='utf-8') as file:
        declarations = _cdef.Cdef(file.read())
    return _Library(_find.library(), declarations, _described.load(path))


_library = _load()
globals().update(_library.names)
FUNCTIONS = dict(_library.functions)
__all__ = ['Error', 'FUNCTIONS', *_library.names]
