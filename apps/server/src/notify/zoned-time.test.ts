import { expect, it } from 'vitest'
import { minuteOfDay, nextAt, timeZoneNamed } from './zoned-time'

const BERLIN = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)
const next = (zone: string, clock: string, after: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(nextAt(zone, hours * 60 + minutes, at(after))).toISOString().slice(0, 16)
}

it('reads the clock of a zone, also one that is no whole hours ahead', () => {
  expect(minuteOfDay(BERLIN, at('2026-11-20T13:02:59Z'))).toBe(14 * 60 + 2)
  expect(minuteOfDay('Asia/Kathmandu', at('2026-11-20T13:00:00Z'))).toBe(18 * 60 + 45)
  expect(minuteOfDay('America/Toronto', at('2026-11-20T03:00:00Z'))).toBe(22 * 60)
})

it('finds the next moment, today, tomorrow, and over the end of a year', () => {
  expect(next(BERLIN, '18:00', '2026-11-20T13:00:00Z')).toBe('2026-11-20T17:00')
  expect(next(BERLIN, '07:30', '2026-11-20T13:00:00Z')).toBe('2026-11-21T06:30')
  expect(next(BERLIN, '18:00', '2026-11-20T17:00:00Z')).toBe('2026-11-21T17:00')
  expect(next(BERLIN, '00:15', '2026-12-31T23:00:00Z')).toBe('2026-12-31T23:15')
})

it('keeps to the clock where it is set forward or back', () => {
  // Forward on 29 March 2026 at 2:00, back on 25 October at 3:00.
  expect(next(BERLIN, '07:30', '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:30')
  expect(next(BERLIN, '07:30', '2026-10-24T22:00:00Z')).toBe('2026-10-25T06:30')
  expect(next(BERLIN, '02:30', '2026-03-28T22:00:00Z')).toBe('2026-03-29T01:30')
  expect(next(BERLIN, '02:30', '2026-10-24T22:00:00Z')).toBe('2026-10-25T00:30')
  expect(next(BERLIN, '02:30', '2026-10-25T00:30:00Z')).toBe('2026-10-25T01:30')
})

it('knows zones by their names alone', () => {
  expect([BERLIN, 'eUrOpE/berlin', 'UTC', 'Mars/Base', ''].map(timeZoneNamed)).toEqual([
    BERLIN,
    BERLIN,
    'UTC',
    undefined,
    undefined,
  ])
})
