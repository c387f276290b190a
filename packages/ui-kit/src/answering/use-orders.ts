import { useEffect } from 'react'
import { type Picks, useAskedStore } from './answering-provider'
import { inOrder, nextOf, type OrderQueue } from './order-queue'
import { draftOf, type Question } from './question'
import type { Sending } from './use-sending'

/**
 * Returns the way to send picks: as one answer, or, of an ordered question, the first of the order now and the others as the
 * question is asked again. What is not asked again is not answered.
 */
export function useOrders(question: Question, send: Sending['send']): (picks: Picks) => void {
  const store = useAskedStore()
  const sendNext = async (queue: OrderQueue) => {
    const next = nextOf(question, queue)
    store.setState({ queue: next?.queue })
    if (next !== undefined && !(await send(next.selection))) store.setState({ queue: undefined })
  }
  useEffect(() => {
    const { queue } = store.getState()
    if (queue !== undefined && question.request !== undefined) void sendNext(queue)
    // Once for each question that comes.
  }, [store, question.request?.id])
  return ({ checked, order }) => {
    if (question.request !== undefined && order.length > 0) {
      const { actor, kind, title } = question.request
      return void sendNext({ asked: { actor, kind, title }, rest: inOrder(question, order) })
    }
    const { selection, reason } = draftOf(question, checked)
    if (reason === undefined) void send(selection)
  }
}
