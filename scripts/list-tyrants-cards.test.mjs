import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deckFile, deckModule, sets } from './list-tyrants-cards.mjs'

/** The formatter breaks lines as it likes. */
const words = (text) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/, \]/g, ']').replaceAll('[ ', '[').replaceAll(' ]', ']')

it.each(sets)('the list of %s names the cards of its folder', (set) => {
  expect(words(readFileSync(deckFile(set), 'utf8'))).toBe(words(deckModule(set)))
})
