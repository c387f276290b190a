import type { Card, CardChange, CardData } from '../card/card'
import { cardName } from '../card/card-text'
import { COMMENT_CREATED, scarComment } from '../history/card-history'
import { csvField } from './file-texts'

/** A cube with all that a file keeps of it. */
export interface CubeToKeep {
  readonly name: string
  readonly flags: { readonly editable: boolean; readonly legacy: boolean }
  readonly cards: readonly Card[]
  /** Texts of scars that no card has got. */
  readonly unusedScars: readonly string[]
  /** The texts of the scars that each card got, by its id. */
  readonly scarsOf: ReadonlyMap<string, readonly string[]>
}

/**
 * A card of a cube in a file: its data, why it came into the cube, and what was changed later, when and why.
 * Not by whom.
 */
export interface CubeFileCard {
  readonly data: CardData
  readonly notes: string
  readonly history: readonly Pick<CardChange, 'comment' | 'date' | 'summary' | 'changes'>[]
}

/**
 * Returns a cube as JSON, from which the same cube can be made again: its cards as they are now with their
 * histories, and its unused scars. Equal cubes give equal files.
 */
export function exportCubeJson({ name, flags, cards, unusedScars }: CubeToKeep): string {
  const file = { name, ...flags, scars: unusedScars, cards: cards.map(cubeFileCard) }
  return `${JSON.stringify(file, inOneOrder, 1)}\n`
}

/**
 * The fields of a card stand in the order in which they came; the cube's own are few, and its name comes
 * first.
 */
function inOneOrder(key: string, value: unknown): unknown {
  if (key === '' || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns what a file keeps of a card. */
export function cubeFileCard(card: Card): CubeFileCard {
  const history = laterChanges(card).map(({ comment, date, summary, changes }) => ({
    comment,
    date,
    summary,
    changes,
  }))
  return { data: card.data, notes: notesOf(card), history }
}

const laterChanges = ({ changes = [] }: Card) => changes.filter(({ type }) => type === 'update')

/** With what comment the card came into the cube. */
function notesOf({ changes = [] }: Card): string {
  const comment = changes.find(({ type }) => type === 'creation')?.comment ?? ''
  return comment === COMMENT_CREATED ? '' : comment
}

/**
 * Returns a cube as comma separated values: name, set and number that the copy came from, notes, and the
 * texts of its scars, each on a line.
 */
export function exportCubeCsv({ cards, scarsOf }: CubeToKeep): string {
  const rows = cards.map((card) => {
    const { set = '', collector_number = '' } = card.data.origin ?? card.data
    const fields = [
      cardName(card.data),
      set,
      collector_number,
      notesOf(card),
      scarTexts(card, scarsOf).join('\n'),
    ]
    return fields.map(csvField).join(',')
  })
  return `${['name,set,number,notes,scars', ...rows].join('\n')}\n`
}

/** What names and a table cannot bring back of a cube, by the names of its cards. */
interface LostInTable {
  /** Made by people: no printed card has them. */
  readonly made: readonly string[]
  /** Come back as they were printed. */
  readonly edited: readonly string[]
}

/** Returns what of these cards is lost where they are written by their names. */
export function lostInTable(cards: readonly Card[]): LostInTable {
  const isMade = ({ data }: Card) => data.origin === undefined && data.set === undefined
  const isEdited = ({ changes = [] }: Card) => changes.some((one) => one.changes.length > 0)
  const names = (some: readonly Card[]) => some.map(({ data }) => cardName(data))
  return {
    made: names(cards.filter(isMade)),
    edited: names(cards.filter((card) => !isMade(card) && isEdited(card))),
  }
}

const SCAR = scarComment('')

/** Those that the cube knows, and those of which the history tells. */
function scarTexts(card: Card, scarsOf: CubeToKeep['scarsOf']): readonly string[] {
  const pastScars = laterChanges(card).flatMap(({ comment }) =>
    comment.startsWith(SCAR) ? comment.slice(SCAR.length) : [],
  )
  return [...new Set([...(scarsOf.get(card._id) ?? []), ...pastScars])]
}
