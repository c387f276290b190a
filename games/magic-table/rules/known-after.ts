import { zoneKind, type ZonePlace } from './facts/zones'
import type { TableCard } from './types'
import { everyone, inSeatOrder, type Work } from './work'

/**
 * Returns who knows a card that enters a zone (rules: magic-table 3): nobody if it is secret, the player of
 * the zone if it is a morph, and those who knew it if it is an effect. Any other card is known to everybody
 * in a public zone, to the owner beside those who knew it in a private one, and to those who knew it in a
 * hidden one.
 */
export function knownOnEntering(work: Work, card: TableCard, { player, zone }: ZonePlace): readonly string[] {
  if (card.secret) return []
  if (card.morph) return [player]
  // An effect shows no more than its card did.
  if (card.effect) return card.knownTo
  switch (zoneKind(zone)) {
    case 'public':
      return everyone(work.board)
    case 'private':
      return inSeatOrder(work.board, [...card.knownTo, player])
    case 'hidden':
      return card.knownTo
  }
}
