import { type DeckZone, DECK_ZONES } from '../card/card'
import type { CardListEntry } from './card-list-text'

/** Returns the entries of a deck as JSON; undefined for any other text. Cards that cannot be read are left out. */
export function deckJsonEntries(text: string): readonly CardListEntry[] | undefined {
  const deck = parsedObject(text)
  if (deck === undefined || !DECK_ZONES.some((zone) => Array.isArray(deck[zone]))) return undefined
  return DECK_ZONES.flatMap((zone) => {
    const cards: unknown = deck[zone]
    return Array.isArray(cards) ? cards.flatMap((card: unknown) => entryOf(card, zone)) : []
  })
}

function parsedObject(text: string): Readonly<Record<string, unknown>> | undefined {
  // A mark of the byte order may stand before it.
  const json = text.trimStart()
  if (!json.startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MOST_COPIES = 999

function entryOf(card: unknown, zone: DeckZone): readonly CardListEntry[] {
  if (!isObject(card)) return []
  const { name, count = 1, set, number } = card
  if (typeof name !== 'string' || name.trim() === '') return []
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_COPIES) return []
  const printing = {
    ...(typeof set === 'string' ? { set: set.toLowerCase() } : {}),
    ...(typeof number === 'string' ? { number } : {}),
  }
  return [{ sign: 'insert', count, isCounted: true, name, ...printing, zone, text: `${count} ${name}` }]
}
