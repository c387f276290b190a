import { hasType, isCreature } from '@parlour/mtg-cards'
import { isCombat } from '../../rules/facts/phases'
import { isInPlay } from '../../rules/facts/zones'
import { MOVES, TAP, UNTAP } from '../acting/card-commands'
import type { CardCommand, CommandContext } from '../acting/command'
import { faceOf } from '../card/card-facts'
import type { CardPosition } from '../table/table'

type UsualInput = Pick<CommandContext, 'table' | 'throughStack'>

/** Returns what is done most with a card of this kind in this zone, the likeliest first. */
export function usualCommands(
  place: CardPosition,
  { table: { view }, throughStack }: UsualInput,
): readonly CardCommand[] {
  const { card, zoneName, player } = place
  const face = faceOf(card)
  if (zoneName === 'hand') {
    if (face !== undefined && hasType(face, 'land')) return [MOVES.land]
    if (face !== undefined && isCreature(face))
      return throughStack ? [MOVES.stack, MOVES.creatures] : [MOVES.creatures, MOVES.stack]
    return [MOVES.stack, MOVES.battlefield]
  }
  if (zoneName === 'stack') return [MOVES.battlefield, MOVES.creatures]
  if (!isInPlay(zoneName)) return [MOVES.hand]
  const turning = card.tapped ? UNTAP : TAP
  if (zoneName !== 'creatures' || !isCombat(view.phase)) return [turning]
  return [turning, player === view.turnPlayer ? MOVES.attacking : MOVES.blocking]
}

/** Returns the entries of the short bar: what is usual, then where cards go most. */
export function barCommands(place: CardPosition, context: UsualInput): readonly CardCommand[] {
  const usual = usualCommands(place, context)
  const rest = [MOVES.graveyard, MOVES.exile, MOVES.hand].filter((command) => !usual.includes(command))
  return [...usual, ...rest]
}
