import type { NoticeSettings } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { type ChannelPace, quietUntil, sendTime } from './schedule'

const settings: NoticeSettings = {
  zone: 'Europe/Berlin',
  quiet: { from: 22 * 60 + 30, to: 7 * 60 + 30 },
  dailyAt: 18 * 60,
  later: 10,
  silentUntil: null,
}
const push: ChannelPace = { kind: 'push', choices: {}, settings, volume: 'usual' }
const at = (text: string) => Date.parse(text)
const quiet = (text: string, other: Partial<NoticeSettings> = {}) => {
  const until = quietUntil({ ...settings, ...other }, at(text))
  return until === undefined ? undefined : new Date(until).toISOString().slice(0, 16)
}

it('sends at once, later, in the evening or never, as was chosen for channel and kind', () => {
  const now = at('2026-11-20T13:00:00Z')
  expect(sendTime('your-turn', push, now)).toEqual({ at: now, held: null, again: null })
  const mail: ChannelPace = { ...push, kind: 'mail' }
  expect(sendTime('in-turn', mail, now)?.at).toBe(now + 600_000)
  expect(sendTime('mentioned', mail, now)).toBeUndefined()
  const daily: ChannelPace = { ...push, choices: { began: 'daily' } }
  expect(sendTime('began', daily, now)).toEqual({
    at: at('2026-11-20T17:00:00Z'),
    held: 'daily',
    again: null,
  })
})

it('sends nothing about a muted game, and repeats the notices of a louder one', () => {
  const now = at('2026-11-20T13:00:00Z')
  expect(sendTime('your-turn', { ...push, volume: 'muted' }, now)).toBeUndefined()
  const louder: ChannelPace = { ...push, choices: { 'your-turn': 'never' }, volume: 'louder' }
  expect(sendTime('your-turn', louder, now)).toEqual({ at: now, held: null, again: 3 * 3_600_000 })
  expect(sendTime('game-over', louder, now)?.again).toBeNull()
})

it('is quiet over midnight, by day, and for a while', () => {
  expect(quiet('2026-11-20T21:29:00Z')).toBeUndefined()
  expect(quiet('2026-11-20T21:30:00Z')).toBe('2026-11-21T06:30')
  expect(quiet('2026-11-21T06:29:00Z')).toBe('2026-11-21T06:30')
  expect(quiet('2026-11-21T06:30:00Z')).toBeUndefined()
  const byDay = { quiet: { from: 9 * 60, to: 17 * 60 } }
  expect(quiet('2026-11-20T08:00:00Z', byDay)).toBe('2026-11-20T16:00')
  expect(quiet('2026-11-20T21:30:00Z', byDay)).toBeUndefined()
  expect(quiet('2026-11-20T13:00:00Z', { silentUntil: at('2026-11-23T07:00:00Z') })).toBe('2026-11-23T07:00')
  expect(quiet('2026-11-20T23:00:00Z', { quiet: null })).toBeUndefined()
})

it('ends by the clock also in the nights in which it is set forward or back', () => {
  expect(quiet('2026-03-28T22:00:00Z')).toBe('2026-03-29T05:30')
  expect(quiet('2026-10-24T22:00:00Z')).toBe('2026-10-25T06:30')
})
