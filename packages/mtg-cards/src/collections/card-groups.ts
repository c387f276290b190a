import type { Card } from '../card/card'
import { cardName } from '../card/card-text'
import { groupBy } from './group-by'
import { sameCardKey } from '../card/same-card'

/** Cards that play the same, shown as one line. */
export interface CardGroup {
  readonly name: string
  readonly count: number
  /** The first of them; its picture and text stand for all. */
  readonly card: Card
  readonly cards: readonly Card[]
}

/** Returns the cards grouped by the same-card test, in the order of each group's first card. */
export function groupCards(cards: readonly Card[]): readonly CardGroup[] {
  return [...groupBy(cards, ({ data }) => sameCardKey(data)).values()].flatMap((group) => {
    const [card] = group
    return card ? [{ name: cardName(card.data), count: group.length, card, cards: group }] : []
  })
}

/** Returns the line of a group: `3x Name`, or the name alone for a single card (rules: cards 7.2). */
export function groupLabel({ count, name }: Pick<CardGroup, 'count' | 'name'>): string {
  return count > 1 ? `${count}x ${name}` : name
}
