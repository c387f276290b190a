import { type ZoneName, zoneKind } from './facts/zones'
import type { TableCard, TableNews, TableState } from './types'

/** One viewer, and what has been shown to them so far while their view is built. */
export interface Viewpoint {
  readonly seat: string | undefined
  /** How many players there are: a card that all know is open to everybody who watches. */
  readonly players: number
  /**
   * Handles of all cards that the view shows, by id; the ids of those known, and the keys of their records.
   */
  readonly handles: Map<string, string>
  readonly known: Set<string>
  readonly records: Set<string>
  /**
   * Handles of all cards on the table that have something attached, or are, and of those that something aims
   * at.
   */
  readonly linked: ReadonlyMap<string, string>
  /** How many handles there were when the turn began: what came into play since is new. */
  readonly turnBegan: number
}

/** Returns the viewpoint of a viewer who has seen nothing yet. */
export function eyesOf({ board }: TableState, seat: string | undefined): Viewpoint {
  const linked = new Map<string, string>()
  const aimedAt = new Set<string>()
  const cards = board.players.flatMap(({ zones }) => LINKING.flatMap((zone) => zones[zone]))
  for (const { id, handle, attachedTo, attached, targets } of cards) {
    if (attachedTo !== null || attached.length > 0) linked.set(id, handle)
    for (const target of targets) if ('card' in target) aimedAt.add(target.card)
  }
  if (aimedAt.size > 0) for (const { id, handle } of cards) if (aimedAt.has(id)) linked.set(id, handle)
  const fresh = { handles: new Map<string, string>(), known: new Set<string>(), records: new Set<string>() }
  return { seat, players: board.players.length, ...fresh, linked, turnBegan: board.turnBegan }
}

const LINKING: readonly ZoneName[] = [
  'battlefield',
  'creatures',
  'land',
  'attacking',
  'blocking',
  'stack',
  'command',
  'graveyard',
  'exile',
  'hand',
  'sideboard',
]

/** Whether a viewer knows a card: a player who does, anybody when all players do. */
export const knows = ({ seat, players }: Viewpoint, { knownTo }: TableCard): boolean =>
  seat === undefined ? knownTo.length === players : knownTo.includes(seat)

/** Notes that a card is shown, with its face or without it. */
export function shows(eyes: Viewpoint, card: TableCard): TableCard {
  eyes.handles.set(card.id, card.handle)
  if (knows(eyes, card)) {
    eyes.known.add(card.id)
    eyes.records.add(card.record)
  }
  return card
}

/** Whether everybody can follow a card with their eyes: from one public zone to another. */
export const isOpenMove = ({ from, to }: Extract<TableNews, { kind: 'moved' }>): boolean =>
  zoneKind(from.zone) === 'public' && zoneKind(to.zone) === 'public'
