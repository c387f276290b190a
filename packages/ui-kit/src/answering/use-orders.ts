import { useEffect, useRef } from 'react'
import { type Picks, useAskedStore } from './answering-provider'
import { nextOf, type OrderQueue, queueOf } from './order-queue'
import { draftOf, type Question } from './question'
import type { AnswerSender } from './use-sending'

/**
 * Returns the way to send picks: as one answer, or, for an ordered question, the first of the order now and
 * the others as the question is asked again. What is not asked again is not answered.
 */
export function useOrders(question: Question, send: AnswerSender['send']): (picks: Picks) => void {
  const store = useAskedStore()
  const sendNext = async (queue: OrderQueue) => {
    const next = nextOf(question, queue)
    store.setState({ queue: next?.queue })
    if (next !== undefined && !(await send(next.selection))) store.setState({ queue: undefined })
  }
  const latest = useRef(sendNext)
  useEffect(() => {
    latest.current = sendNext
  })
  const asked = question.request?.id
  useEffect(() => {
    const { queue } = store.getState()
    if (queue !== undefined && asked !== undefined) void latest.current(queue)
  }, [store, asked])
  return ({ checked, order }) => {
    const queue = queueOf(question, order)
    if (queue !== undefined) return void sendNext(queue)
    const { selection, reason } = draftOf(question, checked)
    if (reason === undefined) void send(selection)
  }
}
