import {
  asCustomData,
  type Card,
  type CardChange,
  type CardData,
  COMMENT_CREATED,
  creationRecord,
} from '@parlour/mtg-cards'
import { insertCards, nextCustomVersion, NO_RELEASE, replaceCards } from '../store/cards/cards'
import { cardsListed, listCards, touchCube, unlistCards } from '../store/records/cubes'
import { idsInOrder } from '../store/driver/ids'
import { type ChangeEntry, noteCubeChanges } from '../store/records/cube-changes'
import type { Tx } from '../store/driver/store'
import { refusal } from '../refusals/refusal'

interface ChangeReason {
  readonly userId: string
  readonly comment: string
  /** The act that this is part of. */
  readonly entry?: ChangeEntry | undefined
}

interface Copy extends ChangeReason {
  readonly cards: readonly Card[]
  /** In whose place each comes. */
  readonly replaced?: readonly (Card | undefined)[]
}

/** Copies cards into a cube as its own cards (rules: library 1.2). Returns the copies. */
export async function copyIntoCube(tx: Tx, cubeId: string, copy: Copy): Promise<readonly Card[]> {
  return createInCube(tx, cubeId, { ...copy, datas: copy.cards.map(asCustomData) })
}

/** How many cards of a cube are changed per transaction: a long list must not hold up everybody else. */
export const PORTION = 20
const CARDS_PER_WRITE = 100
/** What a list of cards counts as beside its call. */
export const furtherWrites = (cards: number): number => Math.floor(cards / CARDS_PER_WRITE)

/** More than anybody drafts from; a cube is sent as a whole. */
const MOST_IN_CUBE = 5000

/** Refuses more cards than a cube holds. */
export function checkRoom(listed: number, more: number): void {
  if (listed + more > MOST_IN_CUBE) throw refusal('too_many_cards_in_cube', { mostInCube: MOST_IN_CUBE })
}

interface NewCards extends Omit<Copy, 'cards'> {
  readonly datas: readonly CardData[]
  /** What is known of the cards from elsewhere, with their creation records. */
  readonly histories?: readonly (readonly CardChange[])[]
}

/** Makes new cards of a cube, each with its creation record, or with the history that it brings along. */
export async function createInCube(
  tx: Tx,
  cubeId: string,
  { userId, comment, entry, datas, histories = [], replaced = [] }: NewCards,
): Promise<readonly Card[]> {
  checkRoom(await cardsListed(tx, cubeId), datas.length)
  const date = new Date().toISOString()
  const record = creationRecord({ userId, date, comment: comment === '' ? COMMENT_CREATED : comment })
  const nextId = idsInOrder()
  const cards = datas.map(
    (data, at): Card => ({
      _id: nextId(),
      source: 'custom',
      data,
      cubeId,
      changes: histories[at] ?? [record],
      deactivated: false,
      rev: 0,
    }),
  )
  await insertCards(tx, cards, { release: NO_RELEASE, version: await nextCustomVersion(tx) })
  await listCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  const changes = cards.map((card, at) =>
    replaced[at] === undefined
      ? { kind: 'added' as const, card }
      : { kind: 'replaced' as const, card, replaced: replaced[at] },
  )
  await noteCubeChanges(tx, { cubeId, userId, comment, entry }, changes)
  await touchCube(tx, cubeId)
  return cards
}

interface CubeCardsChange extends ChangeReason {
  /** Cards of the cube. */
  readonly cards: readonly Card[]
}

/**
 * Takes cards out of their cube: unlisted and marked, never deleted, with a note in the history of each, and
 * in that of the cube but for those whose replacement is noted there.
 */
export async function removeFromCube(
  tx: Tx,
  cubeId: string,
  { cards, replaced, ...why }: CubeCardsChange & { readonly replaced: ReadonlySet<string> },
): Promise<void> {
  await replaceCards(
    tx,
    cards.map((card) => ({ ...noted(card, 'removed from the cube', why), deactivated: true })),
    await nextCustomVersion(tx),
  )
  await unlistCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  const withoutReplacement = cards.filter((card) => !replaced.has(card._id))
  await noteCubeChanges(
    tx,
    { cubeId, ...why },
    withoutReplacement.map((card) => ({ kind: 'removed', card })),
  )
  await touchCube(tx, cubeId)
}

/** Puts cards that were taken out of their cube back, as they were, with a note in the history of each. */
export async function restoreToCube(
  tx: Tx,
  cubeId: string,
  { cards, ...why }: CubeCardsChange,
): Promise<void> {
  checkRoom(await cardsListed(tx, cubeId), cards.length)
  await replaceCards(
    tx,
    cards.map((card) => ({ ...noted(card, 'put back into the cube', why), deactivated: false })),
    await nextCustomVersion(tx),
  )
  await listCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  await noteCubeChanges(
    tx,
    { cubeId, ...why },
    cards.map((card) => ({ kind: 'restored', card })),
  )
  await touchCube(tx, cubeId)
}

/** A card with a note in its history that changes none of its data. */
function noted(card: Card, summary: string, { userId, comment }: ChangeReason): Card {
  const date = new Date().toISOString()
  const note = { ...creationRecord({ userId, date, comment }), type: 'update' as const, summary }
  return { ...card, changes: [...(card.changes ?? []), note], rev: (card.rev ?? 0) + 1 }
}
