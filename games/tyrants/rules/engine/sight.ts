import type { Board, Change } from './board'
import { type ZoneIndex, zoneAt } from './zones'

/**
 * Whether a seat sees which cards lie in a zone. Seat undefined: a spectator. Nobody sees into a deck, not
 * even their own (rules: tyrants 2).
 */
export function sees(seat: number | undefined, zone: ZoneIndex): boolean {
  const { seat: owner, pile, stack } = zoneAt(zone)
  if (stack !== undefined) return stack !== 'market-deck'
  return pile === 'hand' ? owner === seat : pile !== 'deck'
}

/**
 * Whether a seat sees which card moves. One that is put back into the deck it was shown from is seen by all.
 */
export function seesMove(
  seat: number | undefined,
  { from, to }: Extract<Change, { kind: 'moved' }>,
): boolean {
  return from === to || sees(seat, from) || sees(seat, to)
}

/** Nobody sees into it. */
function isDeck(zone: ZoneIndex): boolean {
  const { pile, stack } = zoneAt(zone)
  return pile === 'deck' || stack === 'market-deck'
}

/**
 * Whether a change ends what may be taken back: a card comes out of a deck or of
 * the hand of another player, another player has answered, or a turn ends.
 * Whatever is shuffled in play bars by itself (rules: tyrants 12).
 */
export function bars(change: Change, before: Board, actor: string | undefined): boolean {
  const { phase, player } = before.turn
  if (phase === 'tiles' || phase === 'setup' || phase === 'start') return false
  if (actor !== undefined && before.players[player]?.name !== actor) return true
  if (change.kind === 'turned') return change.turn.player !== player || change.turn.phase === 'start'
  if (change.kind !== 'moved') return false
  const { seat, pile } = zoneAt(change.from)
  return isDeck(change.from) || (pile === 'hand' && seat !== player)
}
