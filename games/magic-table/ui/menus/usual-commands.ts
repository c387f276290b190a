import { hasType, isCreature } from '@parlour/mtg-cards'
import { isCombat } from '../../rules/facts/phases'
import { isInPlay } from '../../rules/facts/zones'
import { MOVES, TAP, UNTAP } from '../acting/card-commands'
import type { CardCommand } from '../acting/command'
import { faceOf } from '../card/card-facts'
import type { CardPosition, Table } from '../table/table'

/** Returns what is done most with a card of this kind in this zone, the likeliest first. */
export function usualCommands(place: CardPosition, { view }: Table): readonly CardCommand[] {
  const { card, zoneName, player } = place
  const face = faceOf(card)
  if (zoneName === 'hand') {
    if (face !== undefined && hasType(face, 'land')) return [MOVES.land]
    if (face !== undefined && isCreature(face)) return [MOVES.stack, MOVES.creatures]
    return [MOVES.stack, MOVES.battlefield]
  }
  if (zoneName === 'stack') return [MOVES.battlefield, MOVES.creatures]
  if (!isInPlay(zoneName)) return [MOVES.hand]
  const turning = card.tapped ? UNTAP : TAP
  if (zoneName !== 'creatures' || !isCombat(view.phase)) return [turning]
  return [turning, player === view.turnPlayer ? MOVES.attacking : MOVES.blocking]
}

/** Returns the entries of the short bar: what is usual, then where cards go most. */
export function barCommands(place: CardPosition, table: Table): readonly CardCommand[] {
  const usual = usualCommands(place, table)
  const rest = [MOVES.graveyard, MOVES.exile, MOVES.hand].filter((command) => !usual.includes(command))
  return [...usual, ...rest]
}
