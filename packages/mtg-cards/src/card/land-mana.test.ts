import { expect, it } from 'vitest'
import { cardFace } from './blank-card'
import { landMana } from './produced-mana'

it.each([
  ['Basic Land — Island', '', 'u'],
  ['Land', '{T}: Add {W} or {G}.', 'wg'],
  ['Land — Swamp Mountain', '({T}: Add {B} or {R}.)', 'br'],
  ['Land', '{T}: Add {C}.\n{T}: Add {U} or {B}.', 'ub'],
  ['Basic Land', '{T}: Add {C}.', 'c'],
  ['Land', '{T}: Add one mana of any color.', ''],
  ['Land', 'Draw a card.', ''],
  ['Artifact', '{T}: Add {W}.', ''],
])('%s, %s is told by %s', (type_line, oracle_text, letters) => {
  expect(landMana(cardFace({ name: 'Here', type_line, oracle_text })).join('')).toBe(letters)
})
