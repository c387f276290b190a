import type { Card } from '@parlour/mtg-cards'
import type { Db } from '../store/driver/store'

/**
 * Cards as one user may see them: who applied a scar in a draft that still runs stays unnamed, for it would tell what that
 * player had in hand (rules: hub 16).
 */
export async function cardsForViewer(
  db: Db,
  cards: readonly Card[],
  viewerId: string,
): Promise<readonly Card[]> {
  const scarred = cards.filter((card) => (card.changes?.length ?? 0) > 1).map((card) => card._id)
  if (scarred.length === 0) return cards
  const rows = await db
    .selectFrom('scars')
    .innerJoin('games', 'games.id', 'scars.draft_id')
    .select(['scars.applied_to', 'scars.applied_at'])
    .where('scars.applied_to', 'in', scarred)
    .where('scars.applied_by', '!=', viewerId)
    .where('games.game_over', '=', 0)
    .execute()
  if (rows.length === 0) return cards
  const secret = new Set(
    rows.map((row) => `${row.applied_to} ${new Date(row.applied_at ?? 0).toISOString()}`),
  )
  return cards.map((card) => withoutNames(card, (date) => secret.has(`${card._id} ${date}`)))
}

function withoutNames(card: Card, isSecret: (date: string) => boolean): Card {
  if (card.changes === undefined || !card.changes.some((change) => isSecret(change.date))) return card
  return {
    ...card,
    changes: card.changes.map((change) => (isSecret(change.date) ? { ...change, userId: '' } : change)),
  }
}
