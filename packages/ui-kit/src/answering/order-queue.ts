import type { Pick } from '@parlour/kernel'
import { draftOf, type Leaf, type Question } from './question'

/**
 * An order that is answered one by one: what is still to be answered, and how many things the question for it
 * offers.
 */
export interface OrderQueue {
  readonly kind: string
  readonly left: number
  readonly rest: readonly Leaf[]
}

/**
 * Whether a choice of an ordered question is one of the things that are put in order; others are words, such
 * as 'any order'.
 */
export const isOrderable = ({ item }: Leaf): boolean => item.pieces !== undefined && item.pieces.length > 0

/** Returns whether an order leaves nothing to be asked: the last thing is next by itself. */
export function isWholeOrder({ leaves }: Question, order: readonly string[]): boolean {
  return order.length >= leaves.filter(isOrderable).length - 1
}

/** Returns the things of an order, first to last. */
export const inOrder = ({ leaves }: Question, order: readonly string[]): readonly Leaf[] =>
  order.flatMap((key) => leaves.find((leaf) => leaf.key === key) ?? [])

/** Returns the order that the viewer gave, as it is still to be answered; undefined where there is none. */
export function queueOf(question: Question, order: readonly string[]): OrderQueue | undefined {
  const { request, leaves } = question
  if (request === undefined || order.length === 0) return undefined
  return { kind: request.kind, left: leaves.filter(isOrderable).length, rest: inOrder(question, order) }
}

/**
 * Returns the answer to the open question that the first of the queue is, and the queue after it; undefined
 * where another question came in between.
 */
export function nextOf(
  question: Question,
  { kind, left, rest: [first, ...rest] }: OrderQueue,
): { readonly selection: readonly Pick[]; readonly queue: OrderQueue } | undefined {
  const { request, leaves, isOrdered } = question
  if (!isOrdered || request?.kind !== kind || leaves.filter(isOrderable).length !== left) return undefined
  const leaf = leaves.find((one) => first !== undefined && isSameThing(one, first))
  if (leaf === undefined) return undefined
  const { selection, reason } = draftOf(question, { [leaf.path[0] ?? 0]: {} })
  return reason === undefined ? { selection, queue: { kind, left: left - 1, rest } } : undefined
}

/** Backs of equal value are interchangeable. */
const isSameThing = ({ item: one }: Leaf, { item: other }: Leaf): boolean =>
  one.id === undefined ? one.pieces?.[0] === other.pieces?.[0] : one.id === other.id
