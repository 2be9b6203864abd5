-- SPDX-License-Identifier: MIT
-- Duplicate preferans for LuaJIT: the whole C interface of libpreferans-duplicate, read at load from pdup.cdef.
--
--     local pdup = require 'pdup'
--     local event = pdup.EventFile.read(io.open('evening.pdup', 'rb'):read('*a'))
--     for entry in event:session(1):standings(0):items() do
--       print(entry.place, event:name(entry.player))
--     end
--
-- What a C function becomes follows from its name and its parameters, as in the Python module; the C documentation
-- holds for each. Several results come back as several values. A figure is a Fraction or nil. A status other than
-- PDUP_OK is thrown as a table { status, name, text, func, place, faults }. Indices of `_at` functions count from 0 as in C.
local ffi = require 'ffi'

local M = { functions = {}, prototypes = {} }
local NAME = 'preferans-duplicate'

-- Finding the files -----------------------------------------------------------------------------------------------

local HERE = debug.getinfo(1, 'S').source:match('^@(.*[/\\])') or './'

local function read_file(path)
  local file = io.open(path, 'rb')
  local text = file and file:read('*a')
  if file then
    file:close()
  end
  return text
end

local function pkg_config(variable)
  local pipe = io.popen('pkg-config --variable=' .. variable .. ' ' .. NAME .. ' 2>/dev/null')
  local line = pipe and pipe:read('*l')
  if pipe then
    pipe:close()
  end
  return line ~= '' and line or nil
end

local function read_cdef()
  local named = os.getenv('PDUP_CDEF')
  if named then
    return read_file(named) or error('pdup.cdef: cannot read ' .. named, 0)
  end
  -- Installed, the module is datadir/lua/5.1/pdup.lua.
  local text = read_file(HERE .. 'pdup.cdef') or read_file(HERE .. '../../' .. NAME .. '/pdup.cdef')
  if not text then
    local path = pkg_config('cdef')
    text = path and read_file(path)
  end
  return text or error('pdup.cdef is not found; name it in PDUP_CDEF', 0)
end

local function load_library()
  local named = os.getenv('PDUP_LIBRARY')
  if named then
    return ffi.load(named)
  end
  local tries = { HERE .. 'lib' .. NAME .. '.so', NAME, 'lib' .. NAME .. '.so.0' }
  for _, name in ipairs(tries) do
    local found, library = pcall(ffi.load, name)
    if found then
      return library
    end
  end
  local folder = pkg_config('libdir')
  local found, library = pcall(ffi.load, (folder or '') .. '/lib' .. NAME .. '.so')
  return found and library or error('the library ' .. NAME .. ' is not found; name it in PDUP_LIBRARY', 0)
end

-- Reading the declarations. ffi.cdef() is the strict parser; here only the forms that it accepted are told apart. --

local integers = { int32_t = 'int32_t', int64_t = 'int64_t', size_t = 'size_t' }
local handles, constants = {}, {}
local known = { char = true, void = true, pdup_allocator = true }

local function parse_type(words)
  local rest = words:match('^%s*const%s(.*)$')
  local base, stars, name = (rest or words):match('^%s*([%w_]+)%s*(%**)%s*([%w_]+)%s*$')
  if not base or not (known[base] or integers[base] or handles[base]) then
    error('pdup.cdef: unknown form: ' .. words, 0)
  end
  return { base = base, stars = #stars, const = rest ~= nil, name = name }
end

local function parse_enum(body)
  for item in body:gmatch('[^,]+') do
    local name, value = item:match('^%s*PDUP_([%w_]+)%s*=%s*(%-?%d+)%s*$')
    if not name then
      error('pdup.cdef: unknown constant: ' .. item, 0)
    end
    constants[name] = tonumber(value)
  end
end

local function parse_prototype(statement)
  local head, params = statement:match('^([^()]+)%(([^()]*)%)$')
  if not head then
    error('pdup.cdef: unknown form: ' .. statement, 0)
  end
  local proto = parse_type(head)
  proto.text = statement
  proto.params = {}
  if not params:match('^%s*void%s*$') then
    for param in (params .. ','):gmatch('([^,]*),') do
      table.insert(proto.params, parse_type(param))
    end
  end
  table.insert(M.prototypes, proto)
end

local function parse_statement(statement)
  local integer = statement:match('^typedef int32_t ([%w_]+)$')
  local handle = statement:match('^typedef struct ([%w_]+) [%w_]+$')
  if integer then
    integers[integer] = 'int32_t'
  elseif handle then
    handles[handle] = handle ~= 'pdup_allocator' or nil
  else
    parse_prototype(statement)
  end
end

local function parse(text)
  text = text:gsub('%s+', ' ')
  text = text:gsub('enum (%b{}) ?;', function(body)
    parse_enum(body:sub(2, -2):gsub(', *$', ''))
    return ''
  end)
  text = text:gsub('struct pdup_allocator (%b{}) ?;', '')
  for statement in text:gmatch('([^;]+);') do
    parse_statement((statement:gsub('^ +', ''):gsub(' +$', '')))
  end
  if not text:match('; *$') then
    error('pdup.cdef ends within a declaration', 0)
  end
end

local cdef = read_cdef()
ffi.cdef(cdef)
parse(cdef)
local C = load_library()
for name, value in pairs(constants) do
  M[name] = value
end

-- Errors ----------------------------------------------------------------------------------------------------------

local Error = {}
Error.__index = Error

function Error.__tostring(self)
  local told = self.faults and self.faults:count() > 0 and self.faults:text_at(self.faults:count() - 1)
  local text = self.func .. ': ' .. self.name .. ': ' .. (told or self.text)
  return self.place and text .. ' (byte ' .. self.place .. ')' or text
end

local function throw(func, status, place, faults)
  local text = ffi.string(C.pdup_status_text(status, constants.LANGUAGE_EN))
  local name = ffi.string(C.pdup_status_name(status))
  local problem = { status = status, name = name, text = text, func = func, place = place, faults = faults }
  error(setmetatable(problem, Error), 0)
end

-- Is this a refusal of the library?
function M.is_error(value)
  return getmetatable(value) == Error
end

-- Fractions -------------------------------------------------------------------------------------------------------

-- An exact figure. tostring() is exact always ('62/5'); num and den are plain numbers, or nil where a Lua number
-- would not hold them exactly (2^53): a figure cut short must not look like a right one.
local Fraction = {}
Fraction.__index = Fraction
local EXACT = 2 ^ 53

function Fraction.__tostring(self)
  return self.text
end

function Fraction.__eq(a, b)
  return a.text == b.text
end

-- The nearest Lua number.
function Fraction.number(self)
  local over, under = self.text:match('^(%-?%d+)/?(%d*)$')
  return tonumber(over) / (tonumber(under) or 1)
end

local function fraction(text)
  if text == '' then
    return nil
  end
  local over, under = text:match('^(%-?%d+)/?(%d*)$')
  local num, den = tonumber(over), tonumber(under) or 1
  local fits = math.abs(num) <= EXACT and den <= EXACT
  return setmetatable({ text = text, num = fits and num or nil, den = fits and den or nil }, Fraction)
end

local function plain_number(value)
  if type(value) == 'number' then
    return value
  end
  local number = tonumber(value)
  return math.abs(number) <= EXACT and number or value
end

-- Handles: a box around the pointer, so that a handle released by hand is NULL afterwards and not a stray pointer. --

local boxes, methods = {}, {}

local function class_name(handle)
  return (handle:gsub('^pdup', ''):gsub('_(%l)', string.upper))
end

local function release(box, unref)
  local pointer = box.handle
  box.handle = nil
  unref(pointer)
end

local function make_class(handle)
  local unref, class = C[handle .. '_unref'], {}
  M[class_name(handle)] = class
  methods[handle] = class
  local meta = { __index = class }
  meta.__gc = function(box)
    release(box, unref)
  end
  meta.__eq = function(a, b)
    return ffi.istype(boxes[handle], a) and ffi.istype(boxes[handle], b) and a.handle == b.handle
  end
  meta.__tostring = function(box)
    return class_name(handle) .. (box.handle == nil and ': released' or tostring(box.handle):match(':.*'))
  end
  meta.__len = function(box)
    return class.count and class.count(box) or error(class_name(handle) .. ' has no length', 2)
  end
  boxes[handle] = ffi.metatype(ffi.typeof('struct { $ *handle; }', ffi.typeof(handle)), meta)
end

local function adopt(handle, pointer)
  if pointer == nil then
    return nil
  end
  return boxes[handle](pointer)
end

for handle in pairs(handles) do
  make_class(handle)
end

-- Parameters. A slot takes `names` arguments of the caller (0 or 1) and `width` parameters of C; it appends to the
-- C arguments, and to `call.results` what reads a result afterwards. ------------------------------------------------

local LIMITS = { int32_t = { -2 ^ 31, 2 ^ 31 - 1 }, int64_t = { -EXACT, EXACT } }
local int64 = ffi.typeof('int64_t')
-- The one thing a prototype does not say: how many elements the function reads, where no ..._count follows.
local ARRAYS = {
  ['pdup_deal_new pockets'] = 'CARDS',
  ['pdup_board_check_pockets pockets'] = 'CARDS',
  ['pdup_board_check_pockets counts'] = 'POCKETS',
}
-- Two arrays of one length are one list of pairs; its name by that of the first.
local PAIRS = { ['pdup_ruling_with_assigned whists'] = 'outcomes' }

local function integer(call, name, value, kind)
  if kind == 'int64_t' and ffi.istype(int64, value) then
    return value
  end
  if type(value) ~= 'number' or value ~= math.floor(value) then
    error(call.func .. ': ' .. name .. ': integer expected, not ' .. tostring(value), 0)
  end
  if value < LIMITS[kind][1] or value > LIMITS[kind][2] then
    throw(call.func, constants.E_RANGE)
  end
  return value
end

local function integer_slot(param)
  local kind = integers[param.base]
  local default = param.base == 'pdup_language' and constants.LANGUAGE_EN or nil
  return {
    width = 1,
    names = 1,
    optional = default ~= nil,
    run = function(call, push, value)
      if value == nil then
        value = default
      end
      push(integer(call, param.name, value, kind))
    end,
  }
end

local function bytes_slot(param)
  return {
    width = 2,
    names = 1,
    run = function(call, push, value)
      if value ~= nil and type(value) ~= 'string' then
        error(call.func .. ': ' .. param.name .. ': string expected, not ' .. type(value), 0)
      end
      push(value)
      push(value and #value or 0)
    end,
  }
end

local function array_slot(param, length)
  return {
    width = 1,
    names = 1,
    run = function(call, push, value)
      if type(value) ~= 'table' or #value ~= length then
        error(call.func .. ': ' .. param.name .. ': list of ' .. length .. ' numbers expected', 0)
      end
      local array = ffi.new('int32_t[?]', length)
      for index = 1, length do
        array[index - 1] = integer(call, param.name, value[index], 'int32_t')
      end
      push(array)
    end,
  }
end

local function pairs_slot(name)
  return {
    width = 3,
    names = 1,
    run = function(call, push, value)
      if type(value) ~= 'table' then
        error(call.func .. ': ' .. name .. ': list of pairs expected, not ' .. type(value), 0)
      end
      local arrays = { ffi.new('int32_t[?]', #value), ffi.new('int32_t[?]', #value) }
      for index, pair in ipairs(value) do
        if type(pair) ~= 'table' or #pair ~= 2 then
          error(call.func .. ': ' .. name .. ': list of pairs expected', 0)
        end
        for column = 1, 2 do
          arrays[column][index - 1] = integer(call, name, pair[column], 'int32_t')
        end
      end
      push(arrays[1])
      push(arrays[2])
      push(#value)
    end,
  }
end

-- Lists that share one length, which a parameter ..._count after them tells the function. nil is a NULL.
local function list_slot(param)
  return {
    width = 1,
    names = 1,
    run = function(call, push, value)
      if value == nil then
        push(nil)
        return
      end
      if type(value) ~= 'table' or (call.list_length or #value) ~= #value then
        local wanted = call.list_length and call.list_length .. ' ' or ''
        error(call.func .. ': ' .. param.name .. ': list of ' .. wanted .. 'numbers expected', 0)
      end
      call.list_length = #value
      local array = ffi.new('int32_t[?]', math.max(1, #value))
      for index = 1, #value do
        array[index - 1] = integer(call, param.name, value[index], 'int32_t')
      end
      push(array)
    end,
  }
end

local function list_length_slot()
  return {
    width = 1,
    names = 0,
    run = function(call, push)
      push(call.list_length or 0)
    end,
  }
end

local function is_list(param)
  return param.const and param.stars == 1 and param.base == 'int32_t'
end

-- The parameter that follows a row of lists.
local function after_lists(params, index)
  while params[index] and is_list(params[index]) do
    index = index + 1
  end
  return params[index] and params[index].name or ''
end

local function handle_slot(param)
  return {
    width = 1,
    names = 1,
    run = function(call, push, value)
      if value ~= nil and not ffi.istype(boxes[param.base], value) then
        local wanted = class_name(param.base)
        error(call.func .. ': ' .. param.name .. ': ' .. wanted .. ' expected, not ' .. tostring(value), 0)
      end
      if value ~= nil and value.handle == nil and not call.func:match('_ref$') then
        -- To the library it would be a NULL, of which getters say 0.
        throw(call.func, constants.E_ARG)
      end
      push(value ~= nil and value.handle or nil)
    end,
  }
end

-- A list that takes the reasons of a refusal. Who gives none finds them in the error: a call that was refused has
-- changed nothing, so that it can be asked once more, with a list.
local function faults_slot(param)
  local slot = handle_slot(param)
  local given = slot.run
  slot.optional = true
  slot.takes_faults = true
  slot.run = function(call, push, value)
    if value == nil then
      value = call.reasons
    else
      call.given_faults = value
    end
    given(call, push, value)
  end
  return slot
end

local function integer_out_slot(param)
  local array = ffi.typeof(integers[param.base] .. '[1]')
  return {
    width = 1,
    names = 0,
    run = function(call, push)
      local cell = array()
      push(cell)
      if param.base == 'size_t' then
        -- A lone size_t tells where a text is wrong: it goes to the error.
        call.place = cell
      else
        table.insert(call.results, function()
          return plain_number(cell[0])
        end)
      end
    end,
  }
end

local function fraction_out_slot(text_of)
  local array = ffi.typeof('int64_t[1]')
  return {
    width = 2,
    names = 0,
    run = function(call, push)
      local over, under = array(), array()
      push(over)
      push(under)
      call.exact_text = text_of
      table.insert(call.results, function()
        if under[0] == 0 then
          return nil
        end
        local text = tostring(over[0]):sub(1, -3)
        return fraction(under[0] == 1 and text or text .. '/' .. tostring(under[0]):sub(1, -3))
      end)
    end,
  }
end

local function handle_out_slot(param)
  local array = ffi.typeof('$ *[1]', ffi.typeof(param.base))
  return {
    width = 1,
    names = 0,
    run = function(call, push)
      local cell = array()
      push(cell)
      local function read()
        return adopt(param.base, cell[0])
      end
      table.insert(call.results, read)
      call.faults = param.base == 'pdup_faults' and read or call.faults
    end,
  }
end

local function text_out_slot()
  local lengths = ffi.typeof('size_t[1]')
  return {
    width = 3,
    names = 0,
    run = function(call, push)
      local buf, length = ffi.new('char[?]', call.text_size), lengths()
      call.text_length = length
      push(buf)
      push(call.text_size)
      push(length)
      table.insert(call.results, function()
        return ffi.string(buf, length[0])
      end)
    end,
  }
end

-- A column of numbers: one table.
local function column_out_slot()
  local counts = ffi.typeof('int32_t[1]')
  return {
    width = 3,
    names = 0,
    run = function(call, push)
      local buf, count = ffi.new('int32_t[?]', call.room), counts()
      call.column_count = count
      push(buf)
      push(call.room)
      push(count)
      table.insert(call.results, function()
        local column = {}
        for index = 1, count[0] do
          column[index] = buf[index - 1]
        end
        return column
      end)
    end,
  }
end

local function out_slot(param, following, func)
  if param.stars == 2 and handles[param.base] then
    return handle_out_slot(param)
  elseif param.stars ~= 1 or not integers[param.base] or param.const then
    return nil
  elseif param.name == 'numerator_out' and following == 'denominator_out' then
    -- A figure that has no text either fits or is refused.
    return fraction_out_slot(func:find('_at$') and (func:gsub('_at$', '_text_at')))
  end
  return integer_out_slot(param)
end

local function slot_of(func, params, index)
  local param = params[index]
  local following = params[index + 1] and params[index + 1].name
  local array = constants[ARRAYS[func .. ' ' .. param.name]]
  local slot
  if param.base == 'pdup_allocator' then
    slot = {
      width = 1,
      names = 0,
      run = function(_, push)
        push(nil)
      end,
    }
  elseif param.base == 'char' and param.stars == 1 and param.const then
    slot = (following == param.name .. '_size' or following == 'size') and bytes_slot(param)
  elseif param.base == 'char' and param.stars == 1 then
    slot = following == 'cap' and text_out_slot()
  elseif param.name == 'buf' and param.base == 'int32_t' and param.stars == 1 and following == 'cap' then
    slot = column_out_slot()
  elseif param.base == 'pdup_faults' and param.stars == 1 and not param.const and not func:match('^pdup_faults_') then
    slot = faults_slot(param)
  elseif handles[param.base] and param.stars == 1 then
    slot = handle_slot(param)
  elseif index > 1 and is_list(params[index - 1]) and param.name:match('_count$') then
    slot = list_length_slot()
  elseif param.stars == 0 and integers[param.base] and param.base ~= 'size_t' then
    slot = integer_slot(param)
  elseif PAIRS[func .. ' ' .. param.name] then
    slot = pairs_slot(PAIRS[func .. ' ' .. param.name])
  elseif param.const and param.stars == 1 and array then
    slot = array_slot(param, array)
  elseif is_list(param) and after_lists(params, index):match('_count$') then
    slot = list_slot(param)
  elseif param.name:match('out$') then
    slot = out_slot(param, following, func)
  end
  return slot or error('pdup.cdef: ' .. func .. ': parameter ' .. param.name .. ' follows no convention', 0)
end

-- Calls -----------------------------------------------------------------------------------------------------------

local function slots_of(proto)
  local slots, names, index = {}, 0, 1
  while index <= #proto.params do
    local slot = slot_of(proto.name, proto.params, index)
    table.insert(slots, slot)
    names = names + slot.names
    index = index + slot.width
  end
  return slots, names
end

local function read_results(call, from)
  if from > #call.results then
    return
  end
  return call.results[from](), read_results(call, from + 1)
end

local function finish(proto, result, call, reasons)
  if proto.stars == 1 and proto.base == 'char' then
    return result ~= nil and ffi.string(result) or nil
  elseif proto.stars == 1 then
    return adopt(proto.base, result)
  elseif proto.base == 'void' then
    return
  elseif proto.base ~= 'pdup_status' then
    if result < 0 and proto.name:match('_count$') then
      throw(proto.name, result)
    end
    return result
  elseif result ~= constants.OK then
    throw(proto.name, result, call.place and tonumber(call.place[0]), reasons() or call.faults and call.faults())
  end
  return read_results(call, 1)
end

local function make_caller(proto)
  local func, name = C[proto.name], proto.name
  local slots, names = slots_of(proto)
  local takes_faults, optional = false, 0
  for _, slot in ipairs(slots) do
    takes_faults = takes_faults or slot.takes_faults
    optional = slot.optional and optional + 1 or slot.names == 1 and 0 or optional
  end
  local function caller(text_size, room, reasons_to, ...)
    local call = { func = name, results = {}, text_size = text_size, room = room, reasons = reasons_to }
    local args, count, used = {}, 0, 0
    local function push(value)
      count = count + 1
      args[count] = value
    end
    for _, slot in ipairs(slots) do
      if slot.names == 1 then
        used = used + 1
        slot.run(call, push, (select(used, ...)))
      else
        slot.run(call, push)
      end
    end
    local result = func(unpack(args, 1, count))
    if result == constants.E_SPACE and call.text_length then
      return caller(tonumber(call.text_length[0]) + 1, room, nil, ...)
    elseif result == constants.E_SPACE and call.column_count then
      return caller(text_size, call.column_count[0], nil, ...)
    elseif result == constants.E_OVERFLOW and call.exact_text then
      local values = { ... }
      values[names + 1], values[names + 2] = constants.EXACT, constants.ROUND_UP
      return fraction(M.functions[call.exact_text](unpack(values, 1, names + 2)))
    end
    if reasons_to then
      return
    end
    local arguments = { ... }
    return finish(proto, result, call, function()
      if not takes_faults or call.given_faults then
        return call.given_faults
      end
      local reasons = M.Faults.new()
      caller(80, 256, reasons, unpack(arguments, 1, names))
      return reasons
    end)
  end
  return function(...)
    local given = select('#', ...)
    if given > names or given < names - optional then
      error(name .. ': ' .. names .. ' arguments expected, not ' .. given, 2)
    end
    return caller(80, 256, nil, ...)
  end
end

-- Names -----------------------------------------------------------------------------------------------------------

local function owner_of(name)
  local owner
  for handle in pairs(handles) do
    if name:sub(1, #handle + 1) == handle .. '_' and (not owner or #handle > #owner) then
      owner = handle
    end
  end
  return owner
end

local function unref_method(handle)
  local unref = C[handle .. '_unref']
  return function(box)
    if box ~= nil then
      if not ffi.istype(boxes[handle], box) then
        error(handle .. '_unref: ' .. class_name(handle) .. ' expected, not ' .. tostring(box), 2)
      end
      release(box, unref)
    end
  end
end

local function publish(proto)
  local owner, caller = owner_of(proto.name), make_caller(proto)
  local first, last = proto.params[1], proto.params[#proto.params]
  local method = owner and first and first.base == owner and first.stars == 1
  local constructor = owner and last and last.base == owner and last.name == 'out'
  if owner and proto.name == owner .. '_unref' then
    caller = unref_method(owner)
  end
  M.functions[proto.name] = caller
  if method or constructor then
    methods[owner][proto.name:sub(#owner + 2)] = caller
  else
    M[proto.name:sub(#'pdup_' + 1)] = caller
  end
end

for _, proto in ipairs(M.prototypes) do
  publish(proto)
end

-- Lists: row_count() and row_at(index) also give rows(), an iterator; count() alone gives items(). -----------------

-- The type of a constant: ACT_KIND_GIVEN is a pdup_act_kind, no pdup_act.
local function type_of(constant)
  local found
  for kind in pairs(integers) do
    local start = kind:gsub('^pdup_', ''):upper() .. '_'
    if constant:sub(1, #start) == start and (not found or #kind > #found) then
      found = kind
    end
  end
  return found
end

-- The constants of a type: { board = 1, seat = 2 }.
local function fields_of(kind)
  local fields = {}
  for name, value in pairs(constants) do
    if type_of(name) == kind then
      fields[name:sub(#kind - #'pdup_' + 2):lower()] = value
    end
  end
  return fields
end

-- number_at(index, field) gives an entry for each constant of the field's type.
local function add_fields(getters, owner, short, kind)
  local found = 0
  for name, value in pairs(fields_of(kind)) do
    getters[name] = function(box, index)
      return methods[owner][short](box, index, value)
    end
    found = found + 1
  end
  return found
end

-- The fields of prefix_numbers(field), which gives one number of all items; nil without it.
local function columns_of(owner, prefix)
  for _, proto in ipairs(M.prototypes) do
    local field = proto.params[2]
    if proto.name == owner .. '_' .. prefix .. 'numbers' and field and field.name == 'field' then
      return fields_of(field.base)
    end
  end
end

local function getters_of(owner, prefix, prefixes)
  local getters, found = {}, 0
  for _, proto in ipairs(M.prototypes) do
    local short = owner_of(proto.name) == owner and proto.name:sub(#owner + 2) or ''
    local second, third = proto.params[2], proto.params[3]
    local by_index = second and second.name == 'index'
    if by_index and third and third.name == 'field' and short == prefix .. 'number_at' then
      found = found + add_fields(getters, owner, short, third.base)
    end
    local wants_more = third and (third.stars == 0 and third.base ~= 'pdup_language' or third.const)
    by_index = by_index and not wants_more
    if by_index and short:sub(1, #prefix) == prefix and short:match('_at$') then
      for _, other in ipairs(prefixes) do
        by_index = by_index and not (#other > #prefix and short:sub(1, #other) == other)
      end
      if by_index then
        getters[short:sub(#prefix + 1):gsub('_?at$', '')] = function(box, index)
          return methods[owner][short](box, index)
        end
        found = found + 1
      end
    end
  end
  if getters[''] and found > 1 then
    getters[prefix:gsub('_$', '')], getters[''] = getters[''], nil
  end
  return getters, found
end

local function pack_item(...)
  return select('#', ...) > 1 and { ... } or (...)
end

local function iterator(class, count, getters)
  return function(box)
    local index, total = -1, class[count](box)
    return function()
      index = index + 1
      if index >= total then
        return nil
      elseif getters[''] then
        return getters[''](box, index)
      end
      local item = {}
      for name, getter in pairs(getters) do
        item[name] = pack_item(getter(box, index))
      end
      return item
    end
  end
end

-- Each column is fetched by one call; what else an item has is asked for when it is wanted.
local function column_iterator(class, prefix, fields, getters)
  local later = {
    __index = function(item, name)
      return getters[name] and pack_item(getters[name](item.owner, item.index))
    end,
  }
  return function(box)
    local index, total, columns = -1, class[prefix .. 'count'](box), {}
    for name, field in pairs(fields) do
      columns[name] = class[prefix .. 'numbers'](box, field)
    end
    return function()
      index = index + 1
      if index >= total then
        return nil
      end
      local item = { owner = box, index = index }
      for name, column in pairs(columns) do
        item[name] = column[index + 1]
      end
      return setmetatable(item, later)
    end
  end
end

for owner, class in pairs(methods) do
  local prefixes, lists = {}, {}
  for name in pairs(class) do
    table.insert(prefixes, name:match('^(.*_)count$') or name == 'count' and '' or nil)
  end
  for _, prefix in ipairs(prefixes) do
    local getters, found = getters_of(owner, prefix, prefixes)
    local columns = columns_of(owner, prefix)
    if found > 0 then
      lists[prefix == '' and 'items' or prefix:gsub('_$', 's')] = columns
          and column_iterator(class, prefix, columns, getters)
        or iterator(class, prefix .. 'count', getters)
    end
  end
  for name, list in pairs(lists) do
    class[name] = list
  end
end

return M
