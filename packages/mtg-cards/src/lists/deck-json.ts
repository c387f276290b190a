import { type DeckZone, DECK_ZONES } from '../card/card'
import type { CardListEntry } from './card-list-text'

/** What programs call a zone, in lower case. */
const ZONE_KEYS: Readonly<Record<DeckZone, readonly string[]>> = {
  main: ['main', 'mainboard', 'maindeck'],
  side: ['side', 'sideboard'],
  command: ['command', 'commander', 'commanders'],
}

/**
 * Returns the entries of a deck as JSON, of Parlour or of MTGJSON; undefined for any other text. What stands
 * in a zone and is no card has no name, so that it is shown as not understood.
 */
export function deckJsonEntries(text: string): readonly CardListEntry[] | undefined {
  const whole = parsedObject(text)
  const deck = isObject(whole?.data) ? whole.data : (whole ?? {})
  const zones = DECK_ZONES.flatMap((zone) =>
    Object.entries(deck).flatMap(([key, cards]) =>
      ZONE_KEYS[zone].includes(key.toLowerCase()) && Array.isArray(cards)
        ? [{ zone, cards: cards as readonly unknown[] }]
        : [],
    ),
  )
  return zones.length === 0
    ? undefined
    : zones.flatMap(({ zone, cards }) => cards.map((card) => entryOf(card, zone)))
}

/** Returns an object that is written as JSON; undefined for any other text. */
export function parsedObject(text: string): Readonly<Record<string, unknown>> | undefined {
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

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MOST_COPIES = 999

function entryOf(card: unknown, zone: DeckZone): CardListEntry {
  const { name, count, quantity, set, setCode, number, collectorNumber } = isObject(card) ? card : {}
  const written = count ?? quantity ?? 1
  const isCount =
    typeof written === 'number' && Number.isInteger(written) && written >= 1 && written <= MOST_COPIES
  if (typeof name !== 'string' || name.trim() === '' || !isCount)
    return { sign: 'insert', count: 1, name: '', zone, text: JSON.stringify(card) }
  const code = set ?? setCode
  const place = number ?? collectorNumber
  const printing = {
    ...(typeof code === 'string' ? { set: code.toLowerCase() } : {}),
    ...(typeof place === 'string' ? { number: place } : {}),
  }
  return {
    sign: 'insert',
    count: written,
    isCounted: true,
    name,
    ...printing,
    zone,
    text: `${written} ${name}`,
  }
}
