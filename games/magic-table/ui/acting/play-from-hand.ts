import { usualCommands } from '../menus/usual-commands'
import type { CommandContext } from './command'

/**
 * Plays a card of the viewer's own hand to where it usually goes: a land to the lands, a creature to the
 * creatures, unless creatures are to wait on the stack as all other spells do.
 */
export function playFromHand(card: string, context: CommandContext): void {
  const place = context.table.places.get(card)
  if (place === undefined || place.zone !== context.table.own.zones.hand.id) return
  usualCommands(place, context)[0]?.run([place], context)
}
