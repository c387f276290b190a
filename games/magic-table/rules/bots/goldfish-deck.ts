import { blankCardData, cardFace } from '@parlour/mtg-cards'
import type { JsonObject } from '@parlour/kernel'
import type { ChosenDeck, TableRecord } from '../types'

const LANDS = [
  ['Plains', 'w'],
  ['Island', 'u'],
  ['Swamp', 'b'],
  ['Mountain', 'r'],
  ['Forest', 'g'],
] as const

const COPIES = 8

/** Returns the deck of the bots, as an answer: forty basic lands. It is there to play against, not to win. */
export function goldfishDeck(): JsonObject {
  const main = LANDS.flatMap(([name, letter]): readonly TableRecord[] => {
    const face = cardFace({ name, type_line: `Basic Land — ${name}`, produced_mana: [letter] })
    const record: TableRecord = {
      _id: `goldfish ${name}`,
      source: 'adhoc_token',
      data: { ...blankCardData(), card_faces: [face] },
    }
    return Array.from({ length: COPIES }, () => record)
  })
  const deck: ChosenDeck = { deckId: 'goldfish', cards: { main, side: [], command: [] } }
  return JSON.parse(JSON.stringify(deck)) as JsonObject
}
