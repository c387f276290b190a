import type { QuestionStore } from './answering-provider'
import { draftOf, type Leaf, picked, type Question } from './question'
import { isOrderable } from './order-queue'
import { type CheckedChoices, isChecked, mostOf } from './selection'

interface Click {
  readonly times: ClickCount
  readonly isSure: boolean
  readonly isRead?: boolean
}

/**
 * How often in a row something was clicked, as an event's `detail` says: 0 by key, 1 once, 2 for the second
 * of a double click.
 */
export type ClickCount = number

/**
 * Acts on a click on a choice: picks it, or takes it back. Where it is all that is asked for, it is sent as
 * well. `isSure` says that the click can mean this choice alone, `isRead` that what it would do stands beside
 * it. The second click of a double click always leaves it picked, and sends.
 */
export function clickChoice(
  store: QuestionStore,
  leaf: Leaf,
  { times, isSure, isRead = false }: Click,
): void {
  const { path } = leaf
  const { question, checked, clicked, sender } = store.getState()
  const { request } = question
  if (request === undefined) return
  const isAgain = times > 1
  store.setState({ clicked: request.id })
  // The first click answered another question: whoever clicks twice there says nothing about this one.
  if (isAgain && clicked !== request.id) return
  if (question.isOrdered && isOrderable(leaf)) return clickInOrder(store, leaf, isAgain)
  const mayBeSent = isRead || !question.readsFirst(leaf) || isChecked(checked, path)
  const sends = isAgain || (isSure && mayBeSent && sender?.atOnce === true && endsQuestion(question, path))
  const next = sends && isChecked(checked, path) ? checked : picked(question, checked, path)
  store.setState({ checked: next })
  if (sends) sender?.send({ checked: next, order: [] })
}

/** Puts a choice at the end of the order, or takes it out again. */
function clickInOrder(store: QuestionStore, { key }: Leaf, isAgain: boolean): void {
  const { order, question, sender } = store.getState()
  const isIn = order.includes(key)
  const next = !isIn ? [...order, key] : isAgain ? order : order.filter((one) => one !== key)
  const picked = question.leaves.filter((leaf) => next.includes(leaf.key))
  const checked = Object.fromEntries(picked.map(({ path }) => [path[0] ?? 0, {}]))
  store.setState({ order: next, checked })
  if (isAgain) sender?.send({ checked, order: next })
}

/** Whether a question is one of which every choice is a whole answer. */
export function isOneOf(question: Question): boolean {
  return (
    !question.isOrdered &&
    question.leaves.length > 0 &&
    question.leaves.every(({ path }) => endsQuestion(question, path))
  )
}

/** The one thing that may be taken or left; undefined where there are several, or none need be left. */
export function offeredIn({ request, leaves, groups }: Question): Leaf | undefined {
  const isOffer = request?.min === 0 && request.max === 1 && leaves.length === 1 && groups.length === 0
  return isOffer && leaves[0]?.item.extra !== true ? leaves[0] : undefined
}

/** Whether exactly one choice is asked for, or offered, and this one is all of the answer. */
function endsQuestion(question: Question, path: readonly number[]): boolean {
  const { request, leaves } = question
  if (request === undefined || request.freeForm === true) return false
  if (offeredIn(question) !== undefined) return true
  if (request.min !== 1 || request.max !== 1) return false
  // What may be added to the answer is said with the button.
  if (leaves.some(({ item }) => item.extra === true)) return false
  const alone: CheckedChoices = picked(question, {}, path)
  const group = leaves.find(({ key }) => key === path.join('.'))?.group
  const most = group?.choices === undefined ? 1 : mostOf({ ...group, choices: group.choices })
  return most === 1 && draftOf(question, alone).reason === undefined
}
