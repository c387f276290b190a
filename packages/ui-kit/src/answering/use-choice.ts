import type { Piece } from '@parlour/kernel'
import type { ButtonHTMLAttributes } from 'react'
import { useAnswerState, useAskedStore } from './answering-provider'
import { clickChoice } from './click-choice'
import type { Leaf } from './question'
import { isChecked } from './selection'

export type ChoiceProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly 'data-state': string | undefined
  /** The piece that it is about, as the board has it under `data-piece`. */
  readonly 'data-about': Piece | undefined
  /** Its place in the order that is being made. */
  readonly 'data-order': number | undefined
}

/**
 * Returns the attributes of a button that is a choice in the list: pressed while picked, linked while one of
 * its pieces is pointed at. `isRead` says that what it would do stands beside it.
 */
export function useChoice(leaf: Leaf, { isRead = false } = {}): ChoiceProps {
  const { key, path } = leaf
  const store = useAskedStore()
  const isChosen = useAnswerState(({ checked }) => isChecked(checked, path))
  const isLinked = useAnswerState(({ pointed }) => pointed === key)
  const place = useAnswerState(({ order }) => order.indexOf(key))
  const point = (pointed: string | undefined) => store.setState({ pointed })
  return {
    type: 'button',
    'data-state': [isLinked ? 'linked' : '', isChosen ? 'chosen' : ''].join(' ').trim() || undefined,
    'data-about': leaf.item.pieces?.[0],
    'data-order': place === -1 ? undefined : place + 1,
    'aria-pressed': isChosen,
    onClick: ({ detail }) => clickChoice(store, leaf, { times: detail, isSure: true, isRead }),
    onMouseEnter: () => point(key),
    onMouseLeave: () => point(undefined),
    onFocus: () => point(key),
    onBlur: () => point(undefined),
  }
}
