import { expect, test } from 'vitest'
import type { Card } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'
import { breakable, nameFit } from './name-fit'

function card(name: string): Card {
  const found = cardOf(name)
  if (found === undefined) throw new Error(`there is no card ${name}`)
  return found
}
const OWN = { size: 'full', width: 138, cell: 16 } as const

test('a short name stands in the band, as large as it can', () => {
  expect(nameFit(card('Oars'), OWN)).toMatchObject({ size: 14, place: 'band', text: 'Oars' })
})

test('a name too long for the band takes two lines of it, at 12 px', () => {
  expect(nameFit(card('Canal Building'), { ...OWN, width: 118 })).toMatchObject({ size: 12, place: 'tall' })
  expect(nameFit(card('Canal Building'), { ...OWN, width: 200 }).place).toBe('band')
})

test('a name leaves the room where its card says the set', () => {
  const trust = card('Charitable Trust')
  expect(nameFit(trust, { ...OWN, width: 166 }).place).toBe('tall')
  expect(nameFit({ ...trust, set: 'base' }, { ...OWN, width: 166 }).place).toBe('band')
})

test('the set gives way where two lines are enough without it', () => {
  const river = card('Along the River during the Qingming Festival')
  expect(nameFit(river, { ...OWN, width: 186 })).toMatchObject({ place: 'tall', withoutSet: true })
  expect(nameFit(river, { ...OWN, width: 240 })).not.toHaveProperty('withoutSet')
})

test('no name of any set is smaller than 12 px', () => {
  for (const name of ['Industrialization', 'Secretum Secretorum', 'Whatchamacallit'])
    for (const width of [110, 138, 150, 200])
      expect(nameFit({ ...card('Oars'), name }, { ...OWN, width }).size).toBeGreaterThanOrEqual(12)
})

test('a word is broken only where it is too long for its line', () => {
  const industry = { ...card('Oars'), name: 'Industrialization' }
  expect(nameFit(industry, { size: 'small', width: 74, cell: 14 }).text).toBe(breakable(industry.name))
  expect(nameFit(industry, { size: 'small', width: 120, cell: 14 }).text).toBe(industry.name)
})

test('a short word that is wider than the band stands below it', () => {
  expect(nameFit(card('Augustus Caesar'), { ...OWN, width: 88 }).place).toBe('below')
})

test('long words break between syllables, short ones stay whole', () => {
  expect(breakable('Industrialization').split('\u00ad')).toEqual(['Indus', 'tria', 'li', 'za', 'tion'])
  expect(breakable('Canal Building')).toBe('Canal Building')
})
