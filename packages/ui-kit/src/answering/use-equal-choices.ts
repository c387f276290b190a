import { useAnswerState, useAskedStore } from './answering-provider'
import { isOneOf } from './click-choice'
import { type Leaf, picked } from './question'
import { isChecked, mostOf } from './selection'
import { type ChoiceProps, useChoice } from './use-choice'

interface EqualChoices {
  /** What the button is given. */
  readonly props: ChoiceProps
  /** How many of them are picked. */
  readonly picked: number
}

/**
 * Returns the attributes of one button for choices that are the same to the viewer, such as copies of a card:
 * each click picks one more; when none is left or no more may be picked, the next click takes all back.
 */
export function useEqualChoices(leaves: readonly [Leaf, ...Leaf[]]): EqualChoices {
  const store = useAskedStore()
  const [first] = leaves
  const choice = useChoice(first)
  const isLinked = useAnswerState(({ pointed }) => leaves.some(({ key }) => key === pointed))
  const count = useAnswerState(({ checked }) => leaves.filter(({ path }) => isChecked(checked, path)).length)
  return {
    props: {
      ...choice,
      'data-state': [isLinked ? 'linked' : '', count > 0 ? 'chosen' : ''].join(' ').trim() || undefined,
      'aria-pressed': count > 0,
      onClick: (event) => {
        const { question, checked } = store.getState()
        if (isOneOf(question)) return choice.onClick?.(event)
        const { request } = question
        if (request === undefined || typeof request.choices === 'string') return
        const { group } = first
        const level = group?.choices === undefined ? { ...request, choices: request.choices } : group
        const most = mostOf({ ...level, choices: level.choices ?? [] })
        const next = leaves.find(({ path }) => !isChecked(checked, path))
        const taken = leaves.filter(({ path }) => isChecked(checked, path))
        const isFull = next === undefined || taken.length >= most
        const changed = isFull ? taken : [next]
        store.setState({
          checked: changed.reduce((now, { path }) => picked(question, now, path), checked),
        })
      },
    },
    picked: count,
  }
}
