import { csvField } from './file-texts'
import { isObject, parsedObject } from './deck-json'

/** The boards of a cube of CubeCobra: with a name each, or one alone. */
function boardsOf(
  file: Readonly<Record<string, unknown>>,
): readonly (readonly [board: string, cards: unknown[]])[] {
  const { cards } = file
  if (Array.isArray(cards)) return [['mainboard', cards]]
  if (!isObject(cards)) return []
  return Object.entries(cards).flatMap(([board, list]) =>
    Array.isArray(list) ? [[board, list] as const] : [],
  )
}

const TITLES = ['name', 'set', 'collectorNumber', 'notes', 'tags', 'maybeboard']

/**
 * Returns a cube that CubeCobra wrote as JSON as a table: its cards with printings, notes and tags, and what
 * is in its maybeboard. Nothing for any other text.
 */
export function cubeCobraTable(text: string): string | undefined {
  const file = parsedObject(text)
  if (file === undefined) return undefined
  const rows = boardsOf(file).flatMap(([board, cards]) =>
    cards.flatMap((card: unknown) => rowOf(card, board)),
  )
  if (rows.length === 0) return undefined
  return `${[TITLES, ...rows].map((row) => row.map(csvField).join(',')).join('\n')}\n`
}

function rowOf(card: unknown, board: string): readonly (readonly string[])[] {
  // What the cube says of a card, and what is known of its printing.
  if (!isObject(card) || !isObject(card.details) || typeof card.cardID !== 'string') return []
  const { details, notes, tags } = card
  const { name, set, collector_number: number } = details
  if (typeof name !== 'string') return []
  const texts = [set, number, notes].map((value) => (typeof value === 'string' ? value : ''))
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  return [[name, ...texts, words.join('; '), board === 'maybeboard' ? 'true' : 'false']]
}
