import type { Pick, Request } from '@parlour/kernel'
import { draftOf, type Leaf, type Question } from './question'

/** An order that is answered one by one: the question that is asked each time, and what is still to be answered. */
export interface OrderQueue {
  readonly asked: globalThis.Pick<Request, 'actor' | 'kind' | 'title'>
  readonly rest: readonly Leaf[]
}

/** Whether a choice of an ordered question is one of the things that are put in order; others are words, such as 'any order'. */
export const isOrderable = ({ item }: Leaf): boolean => item.pieces !== undefined && item.pieces.length > 0

/** Returns whether an order leaves nothing to be asked: the last thing is next by itself. */
export function isWholeOrder({ leaves }: Question, order: readonly string[]): boolean {
  return order.length >= leaves.filter(isOrderable).length - 1
}

/** Returns the things of an order, first to last. */
export const inOrder = ({ leaves }: Question, order: readonly string[]): readonly Leaf[] =>
  order.flatMap((key) => leaves.find((leaf) => leaf.key === key) ?? [])

/** Returns the answer to the open question that the first of the queue is, and the queue after it; undefined where it is none. */
export function nextOf(
  question: Question,
  { asked, rest: [first, ...rest] }: OrderQueue,
): { readonly selection: readonly Pick[]; readonly queue: OrderQueue } | undefined {
  const { request } = question
  if (request === undefined || first === undefined || !question.isOrdered) return undefined
  if (request.actor !== asked.actor || request.kind !== asked.kind || request.title !== asked.title)
    return undefined
  // Backs of equal value are one another's equals.
  const leaf = question.leaves.find(
    ({ item }) => item.title === first.item.title && item.id === first.item.id,
  )
  if (leaf === undefined) return undefined
  const { selection, reason } = draftOf(question, { [leaf.path[0] ?? 0]: {} })
  return reason === undefined ? { selection, queue: { asked, rest } } : undefined
}
