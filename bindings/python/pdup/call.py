# SPDX-License-Identifier: MIT
"""Calls one C function: what each parameter takes or gives follows from its type and name.

The kinds of parameter are classes with `names` (arguments the Python caller gives) and one of
    given(value, call)  -> C arguments made of that argument,
    made(call)          -> C arguments that receive, and an entry in call.results that reads them afterwards.
"""
import ctypes
import inspect
import keyword
import operator
import re
from fractions import Fraction

from .cdef import CdefError, Type

C_INTEGERS = {'int32_t': ctypes.c_int32, 'int64_t': ctypes.c_int64, 'size_t': ctypes.c_size_t}

# The one thing a prototype does not say: how many elements the function reads, where no ..._count follows.
ARRAYS = {('pdup_deal_new', 'pockets'): 'PDUP_CARDS', ('pdup_board_check_pockets', 'pockets'): 'PDUP_CARDS',
          ('pdup_board_check_pockets', 'counts'): 'PDUP_POCKETS'}
# Two arrays of one length are one list of pairs; its name by that of the first.
PAIRS = {('pdup_ruling_with_assigned', 'whists'): 'outcomes'}


def to_text(raw):
    """Bytes that are no UTF-8 survive the way to Python and back."""
    return None if raw is None else raw.decode('utf-8', 'surrogateescape')


class Handle:
    """Owns one reference to a handle of the library; it is released with the object."""

    __slots__ = ('_pointer', '_address', '__weakref__')
    _unref = None

    def __new__(cls, *args, **kwargs):
        raise TypeError('%s is made by its class methods or by other handles' % cls.__name__)

    @classmethod
    def _adopt(cls, pointer):
        if not pointer:
            return None
        self = object.__new__(cls)
        self._pointer = pointer
        self._address = pointer
        return self

    def _release(self):
        pointer = getattr(self, '_pointer', None)
        if pointer:
            self._pointer = None
            self._unref(pointer)

    __del__ = _release

    def __eq__(self, other):
        same = type(self) is type(other) and self._pointer == other._pointer
        return self is other or (same and self._pointer is not None)

    def __hash__(self):
        # For life, also after the handle was released.
        return hash(self._address)

    def __reduce_ex__(self, protocol):
        # A copied pointer would be released twice.
        raise TypeError('%s cannot be copied or pickled; ref() shares it' % type(self).__name__)

    def __repr__(self):
        state = 'released' if self._pointer is None else 'at 0x%x' % self._pointer
        return '<pdup.%s %s>' % (type(self).__name__, state)


class _Integer:
    def __init__(self, param, c_type, default=inspect.Parameter.empty):
        self.names = (param.name,)
        self.c_types = (c_type,)
        self.default = default
        bits = 8 * ctypes.sizeof(c_type)
        self.low, self.high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1

    def given(self, value, call):
        number = operator.index(value)
        if not self.low <= number <= self.high:
            # ctypes would cut the number down and might make a right one of it.
            raise call.refusal('PDUP_E_RANGE')
        return (number,)


class _Bytes:
    def __init__(self, param):
        self.names = (param.name,)
        self.c_types = (ctypes.c_char_p, ctypes.c_size_t)

    def given(self, value, call):
        if value is None:
            return (None, 0)
        if isinstance(value, str):
            raw = value.encode('utf-8', 'surrogateescape')
        elif isinstance(value, (bytes, bytearray, memoryview)):
            raw = bytes(value)
        else:
            raise TypeError('%s: str or bytes expected, not %s'
                            % (self.names[0], type(value).__name__))
        return (raw, len(raw))


class _Array:
    def __init__(self, param, length):
        self.names = (param.name,)
        self.c_types = (ctypes.POINTER(ctypes.c_int32),)
        self.length = length
        self.element = _Integer(param, ctypes.c_int32)

    def given(self, value, call):
        if value is None:
            return (None,)
        numbers = [self.element.given(number, call)[0] for number in value]
        if len(numbers) != self.length:
            raise ValueError('%s: %d numbers expected, not %d'
                             % (self.names[0], self.length, len(numbers)))
        return ((ctypes.c_int32 * self.length)(*numbers),)


class _Pairs:
    c_types = (ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_int32), ctypes.c_int32)

    def __init__(self, params, name):
        self.names = (name,)
        self.elements = [_Integer(param, ctypes.c_int32) for param in params]

    def given(self, value, call):
        if value is None:
            return (None, None, 0)
        pairs = [tuple(pair) for pair in value]
        for pair in pairs:
            if len(pair) != 2:
                raise ValueError('%s: pairs expected, not %r' % (self.names[0], pair))
        array = ctypes.c_int32 * len(pairs)
        columns = [array(*(element.given(pair[at], call)[0] for pair in pairs))
                   for at, element in enumerate(self.elements)]
        return (*columns, len(pairs))


class _List:
    """Lists that share one length, which a parameter ..._count after them tells the function. None is a NULL."""

    c_types = (ctypes.POINTER(ctypes.c_int32),)

    def __init__(self, param):
        self.names = (param.name,)
        self.element = _Integer(param, ctypes.c_int32)

    def given(self, value, call):
        if value is None:
            return (None,)
        numbers = [self.element.given(number, call)[0] for number in value]
        if call.list_length not in (None, len(numbers)):
            raise ValueError('%s: %d numbers expected, not %d'
                             % (self.names[0], call.list_length, len(numbers)))
        call.list_length = len(numbers)
        # An array of none would be a pointer to nothing.
        return ((ctypes.c_int32 * max(1, len(numbers)))(*numbers),)


class _ListLength:
    names = ()
    c_types = (ctypes.c_int32,)

    def made(self, call):
        return (call.list_length or 0,)


class _HandleIn:
    c_types = (ctypes.c_void_p,)

    def __init__(self, param, cls):
        self.names = (param.name,)
        self.cls = cls

    def given(self, value, call):
        if value is None:
            return (None,)
        if not isinstance(value, self.cls):
            raise TypeError('%s: %s expected, not %s'
                            % (self.names[0], self.cls.__name__, type(value).__name__))
        if value._pointer is None and not call.caller.takes_null:
            # To the library it would be a NULL, of which getters say 0.
            raise call.refusal('PDUP_E_ARG')
        return (value,)


class _FaultsIn(_HandleIn):
    """A list that takes the reasons of a refusal. Who gives none finds them in the exception: a call that was refused
    has changed nothing, so that it can be asked once more, with a list."""

    default = None

    def given(self, value, call):
        if value is None and call.reasons is not None:
            value = call.reasons
        return super().given(value, call)


class _Allocator:
    names = ()
    c_types = (ctypes.c_void_p,)

    def made(self, call):
        return (None,)


class _IntegerOut:
    names = ()

    def __init__(self, c_type):
        self.c_type = c_type
        self.c_types = (ctypes.POINTER(c_type),)

    def made(self, call):
        cell = self.c_type()
        call.results.append(lambda: cell.value)
        return (ctypes.byref(cell),)


class _PlaceOut:
    """A lone size_t tells where a text is wrong: it goes to the exception."""

    names = ()
    c_types = (ctypes.POINTER(ctypes.c_size_t),)

    def made(self, call):
        call.place = ctypes.c_size_t()
        return (ctypes.byref(call.place),)


class _FractionOut:
    names = ()
    c_types = (ctypes.POINTER(ctypes.c_int64),) * 2

    def made(self, call):
        over, under = ctypes.c_int64(), ctypes.c_int64()
        call.results.append(lambda: Fraction(over.value, under.value) if under.value else None)
        return (ctypes.byref(over), ctypes.byref(under))


class _HandleOut:
    names = ()
    c_types = (ctypes.POINTER(ctypes.c_void_p),)

    def __init__(self, cls):
        self.cls = cls

    def made(self, call):
        cell = ctypes.c_void_p()
        read = lambda: self.cls._adopt(cell.value)
        call.results.append(read)
        if self.cls.__name__ == 'Faults':
            call.faults = read
        return (ctypes.byref(cell),)


class _TextOut:
    names = ()
    c_types = (ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t))

    def made(self, call):
        length = ctypes.c_size_t(call.text_size)
        buf = ctypes.create_string_buffer(call.text_size + 1)
        call.text_length = length
        call.results.append(lambda: to_text(buf.raw[:length.value]))
        return (buf, len(buf), ctypes.byref(length))


class _ColumnOut:
    """A column of numbers: one list, in one call where the first room is enough."""

    names = ()
    c_types = (ctypes.POINTER(ctypes.c_int32), ctypes.c_int32, ctypes.POINTER(ctypes.c_int32))

    def made(self, call):
        buf, count = (ctypes.c_int32 * call.room)(), ctypes.c_int32()
        call.column_count = count
        call.results.append(lambda: buf[:count.value])
        return (buf, call.room, ctypes.byref(count))


class _Call:
    """The state of one call."""

    def __init__(self, caller, text_size=79, room=256):
        self.caller = caller
        self.results = []
        self.place = None
        self.list_length = None
        self.faults = None
        self.text_size = text_size
        self.text_length = None
        self.room = room
        self.column_count = None
        self.reasons = None

    def refusal(self, name):
        return self.caller.refusal(self.caller.cdef.constants[name])


class Caller:
    """One function of the library as a Python callable."""

    def __init__(self, library, function):
        self.cdef = library.cdef
        self.errors = library.errors
        self.classes = library.classes
        self.function = function
        self.slots = self._slots(list(function.params))
        self.names = [name for slot in self.slots for name in slot.names]
        self.defaults = [getattr(slot, 'default', inspect.Parameter.empty) for slot in self.slots for _ in slot.names]
        self.takes_lists = any(isinstance(slot, (_Array, _List, _Pairs)) for slot in self.slots)
        self.takes_faults = any(isinstance(slot, _FaultsIn) for slot in self.slots)
        self.takes_null = function.name.endswith(('_ref', '_unref'))
        self.c_function = library.function(function.name)
        self.c_function.argtypes = [c for slot in self.slots for c in slot.c_types]
        self.finish = self._finish(function.returns)
        self.c_function.restype = self._restype(function.returns)
        self.exact_text = None
        if any(isinstance(slot, _FractionOut) for slot in self.slots):
            # A figure that has no text either fits or is refused.
            text = self.cdef.functions.get(re.sub('_at$', '_text_at', function.name))
            if text and text is not function:
                self.exact_text = Caller(library, text)

    def _integer(self, kind):
        return C_INTEGERS.get(self.cdef.integers.get(kind.base, kind.base))

    def _slots(self, params):
        slots = []
        while params:
            slot = self._list_slot(params, slots) or self._slot(params)
            slots.append(slot)
            del params[:max(1, len(slot.c_types))]
        return slots

    def _list_slot(self, params, slots):
        names = [param.name for param in params if param.type != Type('int32_t', True, 1)]
        if params[0].type == Type('int32_t', True, 1) and names and names[0].endswith('_count'):
            return _List(params[0])
        after_list = bool(slots) and isinstance(slots[-1], _List)
        return _ListLength() if after_list and params[0].name.endswith('_count') else None

    def _slot(self, params):
        param = params[0]
        kind = param.type
        following = [other.name for other in params[1:3]]
        if kind == Type('int32_t', False, 1) and param.name == 'buf' and following == ['cap', 'count_out']:
            return _ColumnOut()
        if kind.base in self.cdef.structs and kind.stars == 1 and kind.const:
            return _Allocator()
        if kind.base == 'char' and kind.stars == 1:
            if kind.const and following and following[0] in (param.name + '_size', 'size'):
                return _Bytes(param)
            if not kind.const and following == ['cap', 'len_out']:
                return _TextOut()
        if kind == Type('pdup_faults', False, 1) and not self.function.name.startswith('pdup_faults_'):
            return _FaultsIn(param, self.classes[kind.base])
        if kind.base in self.classes and kind.stars == 1:
            return _HandleIn(param, self.classes[kind.base])
        if kind.base in self.classes and kind.stars == 2 and param.name.split('_')[-1] == 'out':
            return _HandleOut(self.classes[kind.base])
        if (self.function.name, param.name) in PAIRS:
            return _Pairs(params[:2], PAIRS[self.function.name, param.name])
        if self._integer(kind):
            slot = self._integer_slot(param, following)
            if slot:
                return slot
        raise CdefError('%s: parameter %s follows no convention' % (self.function.name, param.name))

    def _integer_slot(self, param, following):
        kind = param.type
        if kind.base == 'pdup_language' and kind.stars == 0:
            return _Integer(param, self._integer(kind), self.cdef.constants['PDUP_LANGUAGE_EN'])
        if kind.stars == 0 and kind.base != 'size_t':
            return _Integer(param, self._integer(kind))
        length = ARRAYS.get((self.function.name, param.name))
        if kind.stars == 1 and kind.const and kind.base == 'int32_t' and length:
            return _Array(param, self.cdef.constants[length])
        if kind.stars == 1 and not kind.const and param.name.endswith('_out'):
            if kind.base == 'size_t':
                return _PlaceOut()
            if param.name == 'numerator_out' and following[:1] == ['denominator_out']:
                return _FractionOut()
            return _IntegerOut(self._integer(kind))
        return None

    def _restype(self, kind):
        if kind.stars == 0:
            return self._integer(kind)
        return ctypes.c_char_p if kind.base == 'char' else ctypes.c_void_p

    def _finish(self, kind):
        """What becomes of the C result."""
        if kind.base == 'pdup_status':
            return None
        if kind.stars == 0 and kind.base == 'void':
            return lambda result: None
        if kind.stars == 0 and self._integer(kind):
            return self._count if self.function.name.endswith('_count') else lambda result: result
        if kind.stars == 1 and kind.base == 'char' and kind.const:
            return to_text
        if kind.stars == 1 and kind.base in self.classes:
            return self.classes[kind.base]._adopt
        raise CdefError('%s: the result follows no convention' % self.function.name)

    def _count(self, result):
        if result < 0:
            raise self.refusal(result)
        return result

    def refusal(self, status, place=None):
        return self.errors.make(status, self.function.name, place)

    def _reasons(self, args):
        """The list of a call that was refused and whose caller gave none; it is asked once more."""
        call = _Call(self)
        call.reasons = self.classes['pdup_faults'].new()
        self.c_function(*self._c_args(args, call))
        return call.reasons

    def _kept(self, args):
        """The arguments, what can be walked only once as a list: a call may be asked more than once."""
        return [list(value) if isinstance(slot, (_Array, _List, _Pairs)) and value is not None else value
                for slot, value in zip(self._named_slots(), args)]

    def __call__(self, *args):
        call = _Call(self)
        if self.takes_lists:
            args = self._kept(args)
        while True:
            result = self.c_function(*self._c_args(args, call))
            if self.finish:
                return self.finish(result)
            if result == self.cdef.constants['PDUP_E_SPACE'] and call.text_length is not None:
                call = _Call(self, text_size=call.text_length.value)
            elif result == self.cdef.constants['PDUP_E_SPACE'] and call.column_count is not None:
                call = _Call(self, room=call.column_count.value)
            else:
                return self._results(result, call, args)

    def _c_args(self, args, call):
        values = iter(args)
        out = []
        for slot in self.slots:
            out.extend(slot.given(next(values), call) if slot.names else slot.made(call))
        # Handles last: converting another argument may run code that releases one.
        return [each._pointer if isinstance(each, Handle) else each for each in out]

    def _results(self, status, call, args):
        if status == self.cdef.constants['PDUP_E_OVERFLOW'] and self.exact_text:
            exact, up = self.cdef.constants['PDUP_EXACT'], self.cdef.constants['PDUP_ROUND_UP']
            text = self.exact_text(*args, exact, up)
            return Fraction(text) if text else None
        if status != self.errors.ok:
            error = self.refusal(status, call.place.value if call.place is not None else None)
            error.faults = call.faults() if call.faults is not None else None
            if self.takes_faults and status != self.cdef.constants['PDUP_E_NOMEM']:
                given = [value for slot, value in zip(self._named_slots(), args) if isinstance(slot, _FaultsIn)]
                error.faults = given[0] if given[0] is not None else self._reasons(args)
            raise error
        values = tuple(read() for read in call.results)
        if not values:
            return None
        return values if len(values) > 1 else values[0]

    def _named_slots(self):
        return [slot for slot in self.slots for _ in slot.names]

    def python_function(self, name, qualified, method):
        """A plain function around this caller, with the names of the parameters and the prototype as its text."""
        names = ['self' if method and index == 0 else name_ + '_' if keyword.iskeyword(name_) else name_
                 for index, name_ in enumerate(self.names)]
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        signature = inspect.Signature([inspect.Parameter(each, kind, default=default)
                                       for each, default in zip(names, self.defaults)])

        def function(*args, **kwargs):
            if kwargs or len(args) != len(names):
                bound = signature.bind(*args, **kwargs)
                bound.apply_defaults()
                args = bound.args
            return self(*args)

        function.__name__ = name
        function.__qualname__ = qualified
        function.__module__ = 'pdup'
        function.__doc__ = self.function.text
        function.__signature__ = signature
        fields = [param.type.base for param in self.function.params if param.name == 'field']
        function.field_type = fields[0] if fields else None
        return function
