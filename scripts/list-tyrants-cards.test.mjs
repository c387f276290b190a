import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deckFile, deckModule, sets } from './list-tyrants-cards.mjs'

it.each(sets)('the list of %s names the cards of its folder', (set) => {
  expect(readFileSync(deckFile(set), 'utf8')).toBe(deckModule(set))
})
