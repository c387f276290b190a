import { defined } from '@parlour/kernel'
import type { TableAction } from './table-action'
import type { Table } from '../table/table'
import type { ClickEffect } from './click-rules'

/** What a click did, but to play a card, which is a command. */
type PlainEffect = Exclude<ClickEffect, { readonly kind: 'play' }>

/** Returns the actions that carry out what a click did; none where its cards are not there any more. */
export function sentFor(done: PlainEffect, { places }: Pick<Table, 'places'>): readonly TableAction[] {
  if (done.kind === 'tap') {
    const place = places.get(done.card)
    return place === undefined ? [] : [{ name: place.card.tapped ? 'untap' : 'tap', cardId: done.card }]
  }
  if ('source' in done) return [{ name: done.kind, sourceId: done.source, targetId: done.zone }]
  const cards = done.cards.filter((card) => places.has(card))
  if (done.kind === 'target player')
    return cards.map((cardId) => ({ name: 'target', cardId, playerName: done.player }))
  if ('to' in done) return cards.map((cardId) => ({ name: done.kind, cardId, targetId: done.to }))
  return movesTo(cards, done.zone, done.index)
}

/** Returns the action that moves cards to a zone: to a place in it, or without one to its bottom. */
export function movesTo(
  cardIds: readonly string[],
  destId: string,
  destIndex: number | undefined,
): readonly TableAction[] {
  const place = defined({ destIndex })
  const [cardId, ...more] = cardIds
  if (cardId === undefined) return []
  if (more.length === 0) return [{ name: 'move card', cardId, destId, ...place }]
  return [{ name: 'move cards', cardIds: [...cardIds], destId, ...place }]
}
