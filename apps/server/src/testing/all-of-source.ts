import type { Card } from '@parlour/mtg-cards'
import { cardsOfSource } from '../store/cards/whole-sources'
import type { Db } from '../store/driver/store'

/** All cards of a source that are in use. */
export async function allOfSource(db: Db, source: Card['source']): Promise<readonly Card[]> {
  const all: Card[] = []
  for await (const cards of cardsOfSource(db, source)) all.push(...cards)
  return all
}
