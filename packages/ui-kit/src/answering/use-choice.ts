import type { ButtonHTMLAttributes } from 'react'
import { useAnswerState, useAskedStore } from './answering-provider'
import { type Leaf, picked } from './question'
import { isChecked } from './selection'

export type ChoiceProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly 'data-state': string | undefined
}

/** Returns the attributes of a button that is a choice in the list: pressed while picked, linked while one of its pieces is pointed at. */
export function useChoice({ key, path }: Leaf): ChoiceProps {
  const store = useAskedStore()
  const isChosen = useAnswerState(({ checked }) => isChecked(checked, path))
  const isLinked = useAnswerState(({ pointed }) => pointed === key)
  const point = (pointed: string | undefined) => store.setState({ pointed })
  return {
    type: 'button',
    'data-state': [isLinked ? 'linked' : '', isChosen ? 'chosen' : ''].join(' ').trim() || undefined,
    'aria-pressed': isChosen,
    onClick: () => {
      const { question, checked } = store.getState()
      store.setState({ checked: picked(question, checked, path) })
    },
    onMouseEnter: () => point(key),
    onMouseLeave: () => point(undefined),
    onFocus: () => point(key),
    onBlur: () => point(undefined),
  }
}
