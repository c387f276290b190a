import { expect, it } from 'vitest'
import { CLOCK_PRESETS, readClockRule } from './clock-rule'

it('reads every pace that a lobby offers by name, and nothing as no clock', () => {
  for (const rule of Object.values(CLOCK_PRESETS)) expect(readClockRule({ ...rule })).toEqual(rule)
  expect(readClockRule(undefined)).toBeUndefined()
  expect(readClockRule(null)).toBeUndefined()
})

it('refuses what is no pace', () => {
  const bank = { ...CLOCK_PRESETS.live }
  const wrong = [
    'live',
    {},
    { kind: 'reminder', hours: 0 },
    { kind: 'reminder', hours: 1.5 },
    { kind: 'reminder', hours: 337 },
    { ...bank, bank: 0 },
    { ...bank, gain: -1 },
    { ...bank, bank: 60 * 24 * 60 + 1 },
    { ...bank, weekendsOff: 'yes' },
    { ...bank, empty: 'end' },
  ]
  for (const sent of wrong) expect(() => readClockRule(sent), JSON.stringify(sent)).toThrow(/'Pace' must be/)
})
