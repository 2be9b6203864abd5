# SPDX-License-Identifier: MIT
"""Makes classes, functions and constants of the declarations, by the naming rules of the header:

pdup_x_verb(pdup_x *, ...)            method verb of class X
pdup_x_new...(..., pdup_x **out)      class method of X
other functions                       functions of the module
"""
import ctypes
from collections import namedtuple

from .call import Caller, Handle
from .cdef import Type
from .described import Described
from .errors import Errors


def class_name(handle):
    return ''.join(part.capitalize() for part in handle.split('_')[1:])


class Library:
    """names: what the module offers; functions: C name -> Python callable."""

    def __init__(self, path, cdef, described=None):
        # PyDLL holds the interpreter's lock in each call: no thread can then change a handle that another one
        # reads, which the library asks of its callers.
        self.dll = ctypes.PyDLL(path)
        self.path = path
        self.cdef = cdef
        self.described = Described(described or {})
        self.names = {name[len('PDUP_'):]: value for name, value in cdef.constants.items()}
        self.functions = {}
        self._start_errors()
        self.classes = {handle: self._class(handle) for handle in cdef.handles}
        for function in cdef.functions.values():
            self._publish(function)
        for cls in self.classes.values():
            _add_length(cls)
            _add_lists(cls, self._fields_of)

    def function(self, name):
        try:
            return self.dll[name]
        except AttributeError:
            raise ImportError('%s has no %s: it and pdup.cdef are of different versions'
                              % (self.path, name)) from None

    def _start_errors(self):
        for name in ('pdup_status_name', 'pdup_status_text'):
            getattr(self.dll, name).restype = ctypes.c_char_p
        self.errors = Errors(self.dll, self.cdef.constants['PDUP_OK'])
        for cls in self.errors.classes.values():
            self.names[cls.__name__] = cls

    def _fields_of(self, number_at):
        """The constants of the type of the last number that the function takes: {'code': 1, 'line': 2}."""
        prefix = number_at.field_type.upper() + '_'
        # PDUP_ACT_KIND_GIVEN is a pdup_act_kind, no pdup_act.
        longer = tuple(other for other in (kind.upper() + '_' for kind in self.cdef.integers)
                       if other != prefix and other.startswith(prefix))
        return {name[len(prefix):].lower(): value for name, value in self.cdef.constants.items()
                if name.startswith(prefix) and not name.startswith(longer)}

    def _class(self, handle):
        unref = self.function(handle + '_unref')
        unref.argtypes, unref.restype = [ctypes.c_void_p], None
        doc = 'A `%s`.' % handle
        fields = {'__slots__': (), '__doc__': doc, '__module__': 'pdup', '_unref': unref}
        cls = type(class_name(handle), (Handle,), fields)
        self.names[cls.__name__] = cls
        return cls

    def _handle_of(self, name):
        owners = [handle for handle in self.cdef.handles if name.startswith(handle + '_')]
        return max(owners, key=len, default=None)

    def _publish(self, function):
        handle = self._handle_of(function.name)
        params = function.params
        method = bool(handle and params and params[0].type._replace(const=False)
                      == Type(handle, False, 1))
        constructor = bool(handle and not method and params
                           and params[-1] == ('out', Type(handle, False, 2)))
        if not method and not constructor:
            name = function.name[len('pdup_'):]
            self.names[name] = self._callable(function, name, name, False)
            return
        cls = self.classes[handle]
        name = function.name[len(handle) + 1:]
        made = self._callable(function, name, '%s.%s' % (cls.__name__, name), method)
        if name == 'unref':
            made = _unref(cls, made)
            self.functions[function.name] = made
        setattr(cls, name, staticmethod(made) if constructor else made)

    def _callable(self, function, name, qualified, method):
        made = Caller(self, function).python_function(name, qualified, method)
        self.described.tell(made, function)
        self.functions[function.name] = made
        return made


def _unref(cls, plain):
    """Gives back the reference of the object itself, which is NULL from then on."""

    def unref(self):
        if self is not None and not isinstance(self, cls):
            raise TypeError('%s expected, not %s' % (cls.__name__, type(self).__name__))
        if self is not None:
            self._release()

    unref.__qualname__, unref.__module__, unref.__doc__ = plain.__qualname__, 'pdup', plain.__doc__
    return unref


def _fields(number_at, fields):
    """number_at(index, field) gives an attribute for each constant of the field's type."""

    def getter(field):
        return lambda self, index: number_at(self, index, field)

    return {name: getter(value) for name, value in fields(number_at).items()}


def _columns(cls, prefix, fields):
    """prefix_numbers(field) gives one number of all items: {'board': 1, 'seat': 2}, or nothing without it."""
    column = getattr(cls, prefix + 'numbers', None)
    return fields(column) if column and column.field_type else {}


def _getters(cls, prefix, others, fields):
    """The getters prefix..._at(index), but for those that belong to a longer prefix."""
    found = {}
    for name, member in vars(cls).items():
        if not name.startswith(prefix) or not name.endswith('_at') or not callable(member):
            continue
        if any(name.startswith(other) for other in others if len(other) > len(prefix)):
            continue
        params = list(member.__signature__.parameters.values())
        if [param.name for param in params[:2]] != ['self', 'index']:
            continue
        if name == prefix + 'number_at' and len(params) == 3:
            found.update(_fields(member, fields))
        elif all(param.default is not param.empty for param in params[2:]):
            found[name[len(prefix):-len('_at')] or prefix[:-1]] = member
    return found


def _add_length(cls):
    if hasattr(cls, 'count'):
        cls.__len__ = cls.count


def _add_lists(cls, fields):
    """row_count() and row_at(index) also give rows(), an iterator; count() alone makes the object iterable."""
    counts = [name for name in vars(cls) if name == 'count' or name.endswith('_count')]
    prefixes = [name[:-len('count')] for name in counts]
    for count, prefix in zip(counts, prefixes):
        getters = _getters(cls, prefix, prefixes, fields)
        columns = _columns(cls, prefix, fields)
        name = prefix.rstrip('_') + 's' if prefix else '__iter__'
        if columns:
            others = {each: getter for each, getter in getters.items() if each not in columns}
            setattr(cls, name, _column_iterator(cls, name, getattr(cls, prefix + 'numbers'), columns, others))
        elif getters:
            plain = list(getters) == [prefix.rstrip('_')]
            setattr(cls, name, _iterator(cls, name, vars(cls)[count], getters, plain))


def _item_name(cls, name):
    return cls.__name__ + ('Item' if name == '__iter__' else name[:-1].capitalize())


def _later(getter):
    return property(lambda item: getter(item.owner, item.index), doc=getter.__doc__)


def _column_iterator(cls, name, numbers, columns, others):
    """Tuples of numbers, each column fetched by one call; what else an item has is asked for when it is wanted."""
    body = {each: _later(getter) for each, getter in others.items()}
    item = type(_item_name(cls, name), (namedtuple(_item_name(cls, name), columns),), body)

    def items(self):
        for index, values in enumerate(zip(*[numbers(self, field) for field in columns.values()])):
            each = item._make(values)
            each.owner, each.index = self, index
            yield each

    items.__name__, items.__qualname__ = name, '%s.%s' % (cls.__name__, name)
    items.__doc__ = 'One tuple (%s) after the other, with %s.' % (', '.join(columns), ', '.join(others) or 'no more')
    return items


def _iterator(cls, name, count, getters, plain):
    item = namedtuple(_item_name(cls, name), getters)

    def items(self):
        for index in range(count(self)):
            values = [getter(self, index) for getter in getters.values()]
            yield values[0] if plain else item(*values)

    items.__name__, items.__qualname__ = name, '%s.%s' % (cls.__name__, name)
    items.__doc__ = 'One %s after the other.' % ('value of %s' % next(iter(getters))
                                                 if plain else 'tuple (%s)' % ', '.join(getters))
    return items
