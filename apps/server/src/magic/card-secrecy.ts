import type { Card } from '@parlour/mtg-cards'
import { withOriginFormats } from '../store/cards/origin-formats'
import type { Db } from '../store/driver/store'
import { scarsOfRunningDrafts } from '../store/records/scars'

/**
 * Cards as one user may see them: who applied a scar in a draft that still runs stays unnamed, for it would
 * tell what that player had in hand (rules: hub 16). Copies know the formats of the card that they came from.
 */
export async function cardsForViewer(
  db: Db,
  stored: readonly Card[],
  viewerId: string,
): Promise<readonly Card[]> {
  const cards = await withOriginFormats(db, stored)
  const scarred = cards.filter((card) => (card.changes?.length ?? 0) > 1).map((card) => card._id)
  const scars = await scarsOfRunningDrafts(db, scarred, viewerId)
  if (scars.length === 0) return cards
  const secret = new Set(scars.map(({ cardId, at }) => `${cardId} ${new Date(at).toISOString()}`))
  return cards.map((card) => withoutNames(card, (date) => secret.has(`${card._id} ${date}`)))
}

function withoutNames(card: Card, isSecret: (date: string) => boolean): Card {
  if (card.changes === undefined || !card.changes.some((change) => isSecret(change.date))) return card
  return {
    ...card,
    changes: card.changes.map((change) => (isSecret(change.date) ? { ...change, userId: '' } : change)),
  }
}
