import type { Board, Change } from './board'
import { locate } from './reading'
import { isAchievement } from './library'
import { type ZoneIndex, zoneAt } from './zones'

/** A card and the zone it is thought to be in. */
export interface CardInZone {
  readonly card: string
  readonly zone: ZoneIndex
}

/** Whether a seat sees the face of a card in a zone (rules: innovation 5). Seat undefined: a spectator. */
export function sees(board: Board, seat: number | undefined, { card, zone: index }: CardInZone): boolean {
  const zone = zoneAt(index)
  if (zone.sight === 'public' || isAchievement(card)) return true
  if (zone.sight === 'private' && seat !== undefined) {
    if (seat === zone.seat || board.players[zone.seat]?.decider === seat) return true
  }
  return board.revealed.includes(card)
}

const NEWS: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'moved',
  'splayed',
  'revealed',
  'turned',
  'decided',
  'executed',
])

/**
 * Whether a change is kept for those who look at the board next; the counts of a whole game, for one, are
 * not.
 */
export const isNews = ({ kind }: Change): boolean => NEWS.has(kind)

/**
 * Whether somebody learns from a change what the answering player did not know before. A player who shows a
 * card of their own may take that back; a card drawn, or an unknown card revealed, may not be taken back.
 */
export function bars(change: Change, before: Board, actor: string | undefined): boolean {
  if (change.kind === 'decided') return change.by !== change.seat
  if (change.kind !== 'moved' && change.kind !== 'revealed') return change.kind === 'flipped'
  const from = change.kind === 'moved' ? change.from : locate(before, change.card)
  const seat = before.players.findIndex(({ name }) => name === actor)
  if (from === undefined || sees(before, seat === -1 ? undefined : seat, { card: change.card, zone: from }))
    return false
  return change.kind === 'revealed' || zoneAt(change.to).sight !== 'hidden'
}
