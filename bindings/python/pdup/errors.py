# SPDX-License-Identifier: MIT
"""One exception class a status, made from the list that the library itself gives."""
import ctypes


ENGLISH = 1  # PDUP_LANGUAGE_EN


class Error(Exception):
    """A call was refused.

    status, name and text are those of the status; function is the C function that refused; place is the byte at
    which a text that was read is wrong, or None; faults is the list of faults that came with the refusal, or None.
    """

    status = None
    name = None
    text = None

    def __init__(self, function=None, place=None):
        super().__init__(function, place)
        self.function = function
        self.place = place
        self.faults = None

    def __str__(self):
        told = self.faults.text_at(len(self.faults) - 1) if self.faults else self.text
        parts = [self.function, self.name, told]
        text = ': '.join(part for part in parts if part)
        return text if self.place is None else '%s (byte %d)' % (text, self.place)


def class_name(status_name):
    """PDUP_E_ROW_WHISTS is raised as ERowWhists, so that no class hides one of Python's own (KeyError)."""
    return ''.join(part.capitalize() for part in status_name.split('_')[1:])


def _make(lib, status):
    name = lib.pdup_status_name(status).decode()
    text = lib.pdup_status_text(status, ENGLISH).decode()
    fields = {'status': status, 'name': name, 'text': text, '__doc__': text, '__module__': 'pdup'}
    return type(class_name(name), (Error,), fields)


class Errors:
    """The classes by status, and how one is raised."""

    def __init__(self, lib, ok):
        self.lib = lib
        self.ok = ok
        self.classes = {}
        for index in range(lib.pdup_status_count()):
            status = ctypes.c_int32()
            if lib.pdup_status_at(index, ctypes.byref(status)) != ok:
                raise ImportError('the library does not list status %d' % index)
            if status.value != ok:
                self.classes[status.value] = _make(lib, status.value)

    def make(self, status, function, place=None):
        if status in self.classes:
            return self.classes[status](function, place)
        error = Error(function, place)
        error.status = status
        error.name = self.lib.pdup_status_name(status).decode()
        error.text = self.lib.pdup_status_text(status, ENGLISH).decode()
        return error
