import { useHotkeys } from '@mantine/hooks'
import { useContext, useLayoutEffect, useRef } from 'react'
import { type Picks, useAnswerState, useAskedStore, useQuestion } from './answering-provider'
import { AsksFirst } from './asks-first'
import { isOneOf, offeredIn } from './click-choice'
import { inOrder, isWholeOrder } from './order-queue'
import { draftOf, type Leaf, type Question } from './question'
import { NOTHING_CHECKED } from './selection'
import { useOrders } from './use-orders'
import { type Sender, useSending } from './use-sending'

/** What the button that sends the picks shows and does. */
export interface SendButtonState {
  readonly picks: readonly Leaf[]
  /** Why the picks may not be sent as they are. */
  readonly reason: string | undefined
  readonly saving: boolean
  /** A click on a choice sends it: the button is needed only where a click may mean several. */
  readonly atOnce: boolean
  /** Why the last answer could not be saved. */
  readonly problem: string | undefined
  readonly choose: () => void
  /** Answers that the one thing on offer is not wanted; only where there is one. */
  readonly leave: (() => void) | undefined
  /** Takes all picks back; only where something is picked that a further click has to send. */
  readonly back: (() => void) | undefined
  /** Set once things are put in order: all of them, or only those that are to be first. */
  readonly order: 'whole' | 'begun' | undefined
}

/**
 * Returns the viewer's picks for the open question and the way to send them, by `choose` or by Ctrl + Enter
 * from anywhere. As long as it is used, a double click on a choice sends too; so does one click where one
 * choice is asked for, unless the viewer wants to be asked first.
 */
export function useChoosing({ answer, saving }: Omit<Sender, 'request'>): SendButtonState {
  const question = useQuestion()
  const checked = useAnswerState((state) => state.checked)
  const order = useAnswerState((state) => state.order)
  const picks = { checked, order }
  const { send, problem } = useSending({ request: question.request, answer, saving })
  const sendPicks = useOrders(question, send)
  const reason = reasonAgainstPicks(question, picks)
  const choose = () => sendPicks(picks)
  // From anywhere: the board may be many tab stops away from the button.
  useHotkeys([['mod+Enter', choose]])
  const asksFirst = useContext(AsksFirst)
  const store = useAskedStore()
  const isPicked = Object.keys(checked).length > 0
  useClicksThatSend(!asksFirst, sendPicks)
  return {
    picks: picksOf(question, picks),
    reason,
    saving,
    problem,
    choose,
    leave:
      offeredIn(question) === undefined
        ? undefined
        : () => sendPicks({ checked: NOTHING_CHECKED, order: [] }),
    back: isPicked && !saving ? () => store.setState({ checked: NOTHING_CHECKED, order: [] }) : undefined,
    atOnce: !asksFirst && isOneOf(question),
    order:
      !question.isOrdered || order.length === 0
        ? undefined
        : isWholeOrder(question, order)
          ? 'whole'
          : 'begun',
  }
}

const picksOf = (question: Question, { checked, order }: Picks): readonly Leaf[] =>
  order.length > 0 ? inOrder(question, order) : draftOf(question, checked).picks

const reasonAgainstPicks = (question: Question, { checked, order }: Picks): string | undefined =>
  order.length > 0 ? undefined : draftOf(question, checked).reason

/** Lets clicks on choices send. */
function useClicksThatSend(atOnce: boolean, send: (picks: Picks) => void): void {
  const store = useAskedStore()
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  useLayoutEffect(() => {
    store.setState({ sender: { atOnce, send: (picks) => latest.current(picks) } })
    return () => store.setState({ sender: undefined })
  }, [store, atOnce])
}
