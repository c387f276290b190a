import type { Readable } from 'node:stream'
import type { Card } from '@parlour/mtg-cards'
import { cardsByIds } from '../store/cards/cards'
import type { Db } from '../store/driver/store'
import { givenCards } from './all-cards'
import { cardsForViewer } from './card-secrecy'

interface CardsWanted {
  readonly ids: readonly string[]
  /** With the provider's id of what a copy came from. */
  readonly whole?: boolean
  readonly viewerId: string
}

/** Returns the text of an answer with these cards as a user may see them. */
export async function lookedUpCards(
  db: Db,
  { ids, whole = false, viewerId }: CardsWanted,
): Promise<Readable> {
  const cards = await cardsForViewer(db, await cardsByIds(db, ids), viewerId)
  return givenCards(whole ? cards : cards.map(withoutOriginId))
}

/** The same for somebody without an account, who is not told which users made or changed a card. */
export async function cardsForGuest(db: Db, ids: readonly string[]): Promise<Readable> {
  const cards = await cardsForViewer(db, await cardsByIds(db, ids), '')
  return givenCards(cards.map((card) => withoutAuthors(withoutOriginId(card))))
}

function withoutOriginId(card: Card): Card {
  if (card.data.origin === undefined) return card
  const { id: _left, ...origin } = card.data.origin
  return { ...card, data: { ...card.data, origin } }
}

function withoutAuthors({ changes, ...card }: Card): Card {
  if (changes === undefined) return card
  return { ...card, changes: changes.map((change) => ({ ...change, userId: '' })) }
}

/** Cards that count as one ordinary read against the rate limit. */
const CARDS_PER_READ = 50
export const readsFor = (cards: number): number => Math.floor(cards / CARDS_PER_READ)
