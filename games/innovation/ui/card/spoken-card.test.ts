import { expect, test } from 'vitest'
import { cardOf } from '../../rules/facts/catalog'
import { spokenName, spokenText } from './spoken-card'

function card(name: string) {
  const found = cardOf(name)
  if (found === undefined) throw new Error(`there is no card ${name}`)
  return found
}

test('a card is called by its name, color, value and icons', () => {
  expect(spokenName(card('Archery'))).toBe('Archery, red, value 1; castle, lightbulb, hex, castle')
})

test('a card of another set says which, with bonuses and marks as words', () => {
  expect(spokenName(card('Babylon'))).toMatch(/^Babylon, green, value 1, city; lightbulb, /)
  expect(spokenName(card('Bangle'))).toMatch(/^Bangle, red, value 1, echo; .*echo effect/)
})

test('the text of a card has words for its icons', () => {
  const text = spokenText(card('Metalworking'))
  expect(text).toMatch(/^castle: /)
  expect(text).not.toMatch(/[{}]/)
})
