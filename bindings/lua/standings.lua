-- SPDX-License-Identifier: MIT
-- Prints the standings of an event file as CSV: luajit standings.lua FILE [SESSION]
-- The output is that of `pdup score FILE --format csv --exact`, where figures are whole numbers or n/d: faults of the
-- file go to standard error, what could be read is scored all the same, and the exit status is then 1.
local pdup = require 'pdup'

-- RFC 4180: quoted only where it must be.
local function field(value)
  local text = tostring(value)
  if text:find '[,"\r\n]' then
    return '"' .. text:gsub('"', '""') .. '"'
  end
  return text
end

-- A spreadsheet runs a cell that begins with = + - or @, also full-width, as a formula; an apostrophe in front marks
-- it as text. A name that begins with an apostrophe gets one as well, so that one can always be taken off.
local function guarded(name)
  local start = name:gsub('^[ \t\r\n]+', '')
  local wide = start:sub(1, 3)
  local is_wide = wide == '＝' or wide == '＋' or wide == '－' or wide == '＠'
  return (is_wide or start:find "^[=+@'-]") and "'" .. name or name
end

local function write_line(fields)
  for index, value in ipairs(fields) do
    fields[index] = field(value)
  end
  io.stdout:write(table.concat(fields, ','), '\n')
end

local function write_standings(event, standings)
  write_line { 'place', 'player', 'name', 'total', 'max', 'percent', 'boards', 'penalties' }
  for entry in standings:items() do
    local index = entry.index
    local function exact(figure)
      return standings:figure_text_at(index, figure, pdup.EXACT, pdup.ROUND_UP)
    end
    write_line {
      entry.place > 0 and entry.place or '',
      entry.player,
      guarded(event:name(entry.player)),
      exact(pdup.FIGURE_TOTAL),
      exact(pdup.FIGURE_MAXIMUM),
      exact(pdup.FIGURE_PERCENT),
      entry.boards,
      exact(pdup.FIGURE_PENALTY),
    }
  end
end

local function write_faults(path, faults)
  for index = 0, faults:count() - 1 do
    io.stderr:write(faults:line_at(index, path), '\n')
  end
end

local function main(path, number)
  local file = assert(io.open(path, 'rb'))
  local event = pdup.EventFile.read(file:read '*a')
  file:close()
  local faults = event:faults()
  write_faults(path, faults)
  if event:session_count() == 0 then
    io.stderr:write(path, ': there is no session to score\n')
    return 1
  end
  write_standings(event, event:session(number):standings(0))
  return faults:error_count() > 0 and 1 or 0
end

local number = tonumber(arg[2] or 1)
if not arg[1] or not number or arg[3] then
  io.stderr:write 'usage: luajit standings.lua FILE [SESSION]\n'
  os.exit(2)
end
os.exit(main(arg[1], number))
