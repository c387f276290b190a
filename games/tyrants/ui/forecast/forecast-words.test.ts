import { expect, test } from 'vitest'
import { forecastOf } from '../../rules/facts/forecast'
import { locationNamed } from '../../rules/facts/map'
import { viewFor } from '../../rules/testing/view-fixture'
import { forecastWords } from './forecast-words'

const view = viewFor()
const seat = view.players.findIndex(({ name }) => name === 'ann')
const at = (name: string) => locationNamed(view.map, name)?.index ?? -1
const calm = { points: 0, total: 9, influence: 0, power: 0, site: undefined }
const holding = (holder: number, isTotal = false) => ({ holder, isTotal })

test('points, control, influence and the new total stand in one line', () => {
  const site = { at: at('Gracklstugh'), before: holding(-1), after: holding(seat) }
  expect(forecastWords({ ...calm, points: 2, total: 21, influence: 1, site }, view, seat)).toBe(
    '+2 VP, control of Gracklstugh, +1 influence, total 21',
  )
})

test('who loses a site is named, and what stays as it is has no words', () => {
  const other = 1 - seat
  const rival = view.players[other]?.name ?? ''
  const words = (before: object, after: object) =>
    forecastWords({ ...calm, site: { at: at('Skullport'), before, after } as never }, view, seat)
  expect(words(holding(other), holding(seat))).toBe(`control of Skullport, ${rival} loses it`)
  expect(words(holding(other), holding(-1))).toBe(`${rival} loses Skullport`)
  expect(words(holding(other, true), holding(other))).toBe(`${rival} loses total control of Skullport`)
  expect(words(holding(seat), holding(-1))).toBe('Skullport lost')
  expect(words(holding(seat), holding(seat, true))).toBe('total control of Skullport')
  expect(forecastWords(calm, view, seat)).toBe('')
})

test('a card whose text does more than fill a pool has no forecast', () => {
  expect(forecastOf(view, seat, { kind: 'play', names: ['Noble', 'Soldier'] })).toMatchObject({
    influence: 1,
    power: 1,
    points: 0,
  })
  expect(forecastOf(view, seat, { kind: 'play', names: ['Noble', 'Advocate'] })).toBeUndefined()
})
