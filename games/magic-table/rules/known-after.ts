import { zoneKind, type ZonePlace } from './facts/zones'
import type { TableCard } from './types'
import { everyone, inSeatOrder, type Work } from './work'

/**
 * Returns who knows a card that enters a zone (rules: magic-table 3): nobody a secret one, the player of the zone a morph, an effect whoever knew it, else
 * everybody, the owner of a private zone beside those who knew it, or whoever knew it.
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
