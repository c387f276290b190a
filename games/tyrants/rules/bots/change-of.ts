import type { ChoiceItem } from '@parlour/kernel'
import type { Board, Change } from '../engine/board'
import { locationNamed } from '../facts/map'
import { meaningOf, type PieceMeaning } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'

/** A choice of a question of some kind, as a seat looks at it. */
export interface OfferedChoice {
  readonly seat: number
  readonly kind: string
  readonly choice: ChoiceItem
}

interface SeatLocation {
  readonly board: Board
  readonly seat: number
  readonly at: number
}

/** What a choice of a location does there. */
const AT_LOCATION: Readonly<Partial<Record<string, (place: SeatLocation) => Change>>> = {
  'start-site': ({ seat, at }) => ({ kind: 'deployed', owner: seat, at, from: 'supply' }),
  deploy: ({ seat, at }) => ({ kind: 'deployed', owner: seat, at, from: 'supply' }),
  // Somebody else's troop, which the answer before took up: whose it is makes little difference.
  'move-to': ({ board, seat, at }) => ({
    kind: 'deployed',
    owner: (seat + 1) % board.players.length,
    at,
    from: 'supply',
  }),
  'place-spy': ({ seat, at }) => ({ kind: 'placed-spy', seat, at }),
  'return-spy': ({ seat, at }) => ({ kind: 'returned-spy', seat, at }),
} satisfies Partial<Record<QuestionKind, (place: SeatLocation) => Change>>

/** What a choice of a troop does to it; any other takes it off the map. */
const TO_TROOP: Readonly<Partial<Record<string, 'assassinated' | 'supplanted'>>> = {
  assassinate: 'assassinated',
  troops: 'assassinated',
  supplant: 'supplanted',
} satisfies Partial<Record<QuestionKind, 'assassinated' | 'supplanted'>>

/**
 * The change on the map that a choice would make, as far as the choice says; undefined where it says nothing
 * of one.
 */
export function changeOf(board: Board, { seat, kind, choice }: OfferedChoice): Change | undefined {
  const meaning = meaningOf(choice.pieces?.[0] ?? '')
  if (meaning === undefined || !isOnMap(meaning)) return undefined
  const at = locationNamed(board.map, meaning.kind === 'location' ? meaning.name : meaning.location)?.index
  if (at === undefined) return undefined
  if (meaning.kind === 'location') return AT_LOCATION[kind]?.({ board, seat, at })
  if (meaning.kind === 'spy') return { kind: 'returned-spy', seat: meaning.seat, at }
  const taken = TO_TROOP[kind]
  const { owner } = meaning
  return taken === undefined ? { kind: 'returned-troop', owner, at } : { kind: taken, owner, at, by: seat }
}

type MapPiece = Extract<PieceMeaning, { readonly kind: 'location' | 'troop' | 'spy' }>
const isOnMap = (meaning: PieceMeaning): meaning is MapPiece =>
  ['location', 'troop', 'spy'].includes(meaning.kind)
