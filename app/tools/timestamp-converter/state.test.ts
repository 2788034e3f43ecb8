import fc from 'fast-check'
import { Temporal as Polyfill } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { cross } from '#app/work/bench/undo-history.ts'
import { lastInstant } from './calendar.ts'
import { formatHumanDate, listForms } from './format.ts'
import { buildReport, describeNotice, offerReading, readFields } from './reading.ts'
import { type Action, initialState, type Reading, reduce, type State } from './state.ts'
import { formatTimestamp, type TimeUnit, timeUnits, utc, type Zone } from './time.ts'
import { createZone } from './zone-rules.ts'

const newYork = createZone(Polyfill, 'America/New_York')
const tokyo = createZone(Polyfill, 'Asia/Tokyo')
const apia = createZone(Polyfill, 'Pacific/Apia')
// toMatchObject does not accept a missing property as undefined.
const absent = { instant: undefined, error: undefined, notice: undefined }
const goOn = (state: State, ...actions: Action[]): State & Reading => {
  const reached = actions.reduce(reduce, state)
  return { ...reached, ...absent, ...readFields(reached) }
}
const stateAfter = (...actions: Action[]): State => actions.reduce(reduce, initialState)
const run = (...actions: Action[]) => goOn(initialState, ...actions)
const typeTimestamp = (text: string): Action => ({ type: 'edit', field: 'timestamp', text })
const typeDate = (text: string): Action => ({ type: 'edit', field: 'date', text })
const setUnit = (unit: TimeUnit): Action => ({ type: 'set', settings: { unit } })
const useZone = (zone: Zone): Action => ({ type: 'useZone', zone })

test('the tool starts empty, in seconds and UTC', () => {
  expect(run()).toMatchObject({ settings: { unit: 'seconds', zone: 'UTC' }, zone: utc, timestamp: '', date: '' })
})

test('editing the timestamp updates the date', () => {
  expect(run(typeTimestamp('1640995200')).date).toBe('2022-01-01 00:00:00 UTC')
  expect(run(typeTimestamp('0'))).toMatchObject({ date: '1970-01-01 00:00:00 UTC', instant: 0n, error: undefined })
})

test('editing the date updates the timestamp in the selected unit, rounded down', () => {
  expect(run(typeDate('2022-01-01 00:00:00 UTC')).timestamp).toBe('1640995200')
  expect(run(setUnit('milliseconds'), typeDate('2022-01-01')).timestamp).toBe('1640995200000')
  expect(run(typeDate('1969-12-31 23:59:58.5 UTC')).timestamp).toBe('-2')
})

test.each([
  ['abc', 'Use digits, as in 1700000000 or 1.7e9.'],
  ['8640000000001', 'Out of range: years -271821 to +275760.'],
  ['2024-01-31 12:00', 'This is a date: it belongs in the field below.'],
])('the invalid timestamp %s empties the date and says why', (text, reason) => {
  const state = run(typeTimestamp('0'), typeTimestamp(text))
  expect(state).toMatchObject({ timestamp: text, date: '', instant: undefined, source: 'timestamp' })
  expect(state.error).toEqual({ message: 'Invalid timestamp', reason })
})

test('a grouped number stays as typed and is told in plain digits', () => {
  expect(run(typeTimestamp('1,640,995,200'))).toMatchObject({
    timestamp: '1,640,995,200',
    plain: '1640995200',
    date: '2022-01-01 00:00:00 UTC',
  })
})

test('an invalid date empties the timestamp and says why', () => {
  const state = run(typeTimestamp('0'), typeDate('2024-02-30'))
  expect(state).toMatchObject({ timestamp: '', date: '2024-02-30', instant: undefined, source: 'date' })
  expect(state.error).toEqual({ message: 'Invalid date', reason: 'February 2024 has 29 days.' })
})

test('empty input gives empty output and no error', () => {
  for (const action of [typeTimestamp(''), typeTimestamp(' '), typeDate(''), typeDate(' ')]) {
    const state = run(typeTimestamp('5'), action)
    expect([state.timestamp.trim(), state.date.trim(), state.error, state.instant]).toEqual([
      '',
      '',
      undefined,
      undefined,
    ])
  }
})

test('changing the unit reads the same number in the new unit', () => {
  const state = run(typeTimestamp('1640995200'), setUnit('milliseconds'))
  expect(state).toMatchObject({ timestamp: '1640995200', date: '1970-01-19 23:49:55.200 UTC' })
  expect(goOn(state, setUnit('seconds')).date).toBe('2022-01-01 00:00:00 UTC')
  const tooLarge = run(typeTimestamp('1784694237438743460'))
  expect(tooLarge.error?.message).toBe('Invalid timestamp')
  expect(goOn(tooLarge, setUnit('nanoseconds')).date).toBe('2026-07-22 04:23:57.438743460 UTC')
})

test('changing the unit keeps a typed date and shows its timestamp in the new unit', () => {
  const state = run(setUnit('milliseconds'), typeDate('2024-01-01 00:00'))
  expect(state.timestamp).toBe('1704067200000')
  expect(goOn(state, setUnit('seconds'))).toMatchObject({ date: '2024-01-01 00:00', timestamp: '1704067200' })
  const finer = run(typeDate('2024-01-01 00:00:00.123456789'), setUnit('nanoseconds'))
  expect(finer.timestamp).toBe('1704067200123456789')
})

test('after any unit changes, a typed date stays and its timestamp is in the last unit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -lastInstant, max: lastInstant }),
      fc.array(fc.constantFrom(...timeUnits), { minLength: 1 }),
      (instant, units) => {
        const date = formatHumanDate(instant)
        const state = run(typeDate(date), ...units.map(setUnit))
        expect(state).toMatchObject({ date, instant, timestamp: formatTimestamp(instant, state.settings.unit) })
      },
    ),
  )
})

test('changing the unit keeps an invalid typed date', () => {
  const state = run(typeDate('nonsense'), setUnit('milliseconds'))
  expect(state).toMatchObject({ date: 'nonsense', error: { message: 'Invalid date' } })
})

test('changing the zone reads a typed date again, unless it has an offset', () => {
  const toTokyo = useZone(tokyo)
  expect(run(typeDate('2022-01-01 09:00'), toTokyo).timestamp).toBe('1640995200')
  expect(run(typeDate('2022-01-01 09:00 UTC'), toTokyo).timestamp).toBe('1641027600')
  expect(run(typeTimestamp('1640995200'), toTokyo)).toMatchObject({
    timestamp: '1640995200',
    date: '2022-01-01 00:00:00 UTC',
  })
})

test('a chosen zone is used only after its rules are loaded, and dropped if loading fails', () => {
  const asked = run(typeDate('2022-01-01 09:00'), { type: 'set', settings: { zone: 'Asia/Tokyo' } })
  expect(asked).toMatchObject({ settings: { zone: 'Asia/Tokyo' }, zone: utc, timestamp: '1641027600' })
  expect(goOn(asked, useZone(tokyo))).toMatchObject({ zone: tokyo, timestamp: '1640995200' })
  expect(goOn(asked, { type: 'dropZone' })).toEqual(run(typeDate('2022-01-01 09:00')))
})

test('a time in a gap has no timestamp until a moment next to it is chosen', () => {
  const state = run(useZone(newYork), typeDate('2024-03-10 02:30'))
  expect(state).toMatchObject({ timestamp: '', instant: undefined, error: undefined, notice: { kind: 'gap' } })
  expect(describeNotice(state, state)?.sentence).toBe(
    'This time does not exist in America/New_York: the clock goes from 2024-03-10 01:59:59 -05:00 (1710053999) straight to 2024-03-10 03:00:00 -04:00 (1710054000).',
  )
  const chosen = goOn(state, { type: 'load', field: 'date', text: describeNotice(state, state)!.offers[1]!.text })
  expect(chosen).toMatchObject({ timestamp: '1710054000', date: '2024-03-10 03:00:00 -04:00', notice: undefined })
})

test('a time in an overlap gives the earlier instant; the later one can be chosen', () => {
  const state = run(useZone(newYork), typeDate('2024-11-03 01:30'))
  expect(state).toMatchObject({ timestamp: '1730611800', notice: { kind: 'overlap' } })
  expect(describeNotice(state, state)?.sentence).toBe(
    'This time occurs twice in America/New_York: 2024-11-03 01:30:00 -04:00 (1730611800) and, after the clock is set back, 2024-11-03 01:30:00 -05:00 (1730615400).',
  )
  const chosen = goOn(state, { type: 'load', field: 'date', text: describeNotice(state, state)!.offers[1]!.text })
  expect(chosen).toMatchObject({ timestamp: '1730615400', date: '2024-11-03 01:30:00 -05:00', notice: undefined })
})

test('the day that Apia skipped does not exist', () => {
  const state = run(setUnit('milliseconds'), useZone(apia), typeDate('2011-12-30 12:00'))
  expect(describeNotice(state, state)?.sentence).toContain(
    '2011-12-29 23:59:59 -10:00 (1325239199000) straight to 2011-12-31 00:00:00 +14:00 (1325239200000)',
  )
})

test.each([
  ['1640995200', '2022-01-01 00:00:00 UTC'],
  ['1577836800', '2020-01-01 00:00:00 UTC'],
  ['0', '1970-01-01 00:00:00 UTC'],
])('the example %s sets both fields, whatever the unit was', (timestamp, date) => {
  for (const unit of timeUnits) {
    const load: Action = { type: 'load', field: 'timestamp', text: timestamp, unit: 'seconds' }
    const state = run(setUnit(unit), typeDate('x'), load)
    expect(state).toMatchObject({ timestamp, date, settings: { unit: 'seconds' }, error: undefined })
  }
})

test('Use Current Time fills both fields in the selected unit', () => {
  const now = 1_640_995_200_789.9
  expect(run({ type: 'useCurrentTime', now })).toMatchObject({
    timestamp: '1640995200',
    date: '2022-01-01 00:00:00 UTC',
  })
  expect(run(setUnit('milliseconds'), { type: 'useCurrentTime', now })).toMatchObject({
    timestamp: '1640995200789',
    date: '2022-01-01 00:00:00.789 UTC',
  })
})

test('Clear All empties the fields and keeps unit and zone', () => {
  const state = run(setUnit('milliseconds'), useZone(tokyo), typeDate('x'), {
    type: 'clear',
  })
  expect(state).toEqual({ ...run(), settings: { unit: 'milliseconds', zone: 'Asia/Tokyo' }, zone: tokyo })
})

test('undoing Clear All brings the text back and reads it with the current settings', () => {
  const before = stateAfter(typeTimestamp('1640995200'))
  const after = stateAfter(typeTimestamp('1640995200'), { type: 'clear' })
  expect(after.settings).toBe(before.settings)
  const now = reduce(reduce(after, setUnit('milliseconds')), useZone(tokyo))
  const undone = cross({ there: before, here: after }, now)
  expect(goOn(undone)).toMatchObject({ timestamp: '1640995200', date: '1970-01-19 23:49:55.200 UTC' })
  expect(undone.settings).toEqual({ unit: 'milliseconds', zone: 'Asia/Tokyo' })
})

test('an example in the same format keeps the settings, and undoing an example restores a changed format', () => {
  const load: Action = { type: 'load', field: 'timestamp', text: '0', unit: 'seconds' }
  const typed = stateAfter(typeDate('2024-01-01'))
  expect(reduce(typed, load).settings).toBe(typed.settings)
  const before = reduce(typed, setUnit('milliseconds'))
  const after = reduce(before, load)
  expect(goOn(cross({ there: before, here: after }, after))).toMatchObject({
    date: '2024-01-01',
    timestamp: '1704067200000',
    settings: { unit: 'milliseconds' },
  })
})

test('timestamp to date and back gives the same timestamp, for every instant, unit and zone', () => {
  const instants = fc.bigInt({ min: -lastInstant, max: lastInstant })
  fc.assert(
    fc.property(
      instants,
      fc.constantFrom(...timeUnits),
      fc.constantFrom(utc, newYork, tokyo, apia),
      (instant, unit, zone) => {
        const timestamp = formatTimestamp(instant, unit)
        const there = run(setUnit(unit), useZone(zone), typeTimestamp(timestamp))
        expect(goOn(there, typeDate(there.date))).toMatchObject({ timestamp, instant: there.instant })
      },
    ),
  )
})

test('no text in either field throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (timestamp, date) => {
      const state = run(typeTimestamp(timestamp), useZone(apia), typeDate(date))
      expect(state.date).toBe(date)
    }),
  )
})

test('another unit is offered for a typed timestamp, with its date, but not for one computed from a date', () => {
  expect(offerReading(run(typeTimestamp('1700000000123456')))).toEqual({
    unit: 'microseconds',
    date: '2023-11-14 22:13:20.123456 UTC',
  })
  expect(offerReading(run(typeTimestamp('1640995200')))).toBeUndefined()
  expect(offerReading(run(typeTimestamp('word')))).toBeUndefined()
  const ancient = typeDate('0001-01-01')
  expect(run(ancient).timestamp).toBe('-62135596800')
  expect(offerReading(run(ancient))).toBeUndefined()
  expect(offerReading(run(typeTimestamp('-62135596800')))?.unit).toBe('milliseconds')
})

test('the report has every line from the specification', () => {
  const now = Date.UTC(2026, 10, 15, 1, 2, 3, 4)
  const { name, text } = buildReport(run(typeTimestamp('1640995200')), now)
  expect(name).toBe('timestamp-conversion.txt')
  expect(text.split('\n')).toEqual([
    'Timestamp Conversion',
    'Generated: 2026-11-15T01:02:03.004Z',
    '',
    'Format: Seconds',
    'Timezone: UTC',
    'Timestamp: 1640995200',
    'Human date: 2022-01-01 00:00:00 UTC',
    '',
    'Current ISO time: 2026-11-15T01:02:03.004Z',
    'Current timestamp: 1794704523',
    '',
  ])
})

test('the report adds the local time outside UTC and keeps an invalid date', () => {
  const typed = run(useZone(tokyo), typeDate('2022-01-01 09:00'))
  expect(buildReport(typed, 0).text).toContain(
    'Human date: 2022-01-01 00:00:00 UTC\nLocal time: 2022-01-01 09:00:00 +09:00\n',
  )
  expect(buildReport(run(typeDate('someday')), 0).text).toContain('Timestamp: \nHuman date: someday\n')
})

test('an instant has eight forms, and a form that cannot be written says why', () => {
  expect(listForms(0n, tokyo, 0n)).toEqual([
    { name: 'ISO 8601', text: '1970-01-01T00:00:00Z' },
    { name: 'RFC 3339', text: '1970-01-01T09:00:00+09:00' },
    { name: 'RFC 2822', text: 'Thu, 01 Jan 1970 09:00:00 +0900' },
    { name: 'HTTP date', text: 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { name: 'Relative', text: 'now' },
    { name: 'Day of year', text: '1 of 365' },
    { name: 'ISO week', text: '1970-W01-4' },
    { name: 'Milliseconds', text: '0' },
  ])
  expect(listForms(-lastInstant, utc, 0n).filter((form) => 'reason' in form)).toEqual([
    { name: 'RFC 3339', reason: 'RFC 3339 only allows the years 0000 to 9999.' },
    { name: 'RFC 2822', reason: 'RFC 2822 does not allow years before 1900.' },
    { name: 'HTTP date', reason: 'An HTTP date only allows the years 0000 to 9999.' },
  ])
})
