import type { HTMLAttributes, KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { Card } from '../../rules/facts/card'
import { useInnovationPreview } from '../card/card-preview'
import { leafAt, picked, pieceState } from './answering'
import { useAnswering } from './answering-context'
import type { Piece } from './meaning'

type PieceProps = HTMLAttributes<HTMLElement> & { readonly 'data-piece': string }

/** The attributes of an element that is a piece of the board: a click answers, pointing links it with its choice. */
export function usePiece(piece: Piece, card?: Card): PieceProps {
  const answering = useAnswering()
  const { store, request, answers } = answering
  const state = useStore(store, (now) => pieceState(answering, piece, now))
  const preview = useInnovationPreview(card)
  const first = answers.get(piece)?.[0]
  const point = (pointed: string | undefined) => {
    if (store.getState().pointed !== pointed) store.setState({ pointed })
  }
  const click = () => {
    const { checked } = store.getState()
    const leaf = leafAt(answering, piece, checked)
    if (leaf === undefined || request === undefined) return
    store.setState({ checked: picked(request, checked, leaf.path) })
  }
  const shared = {
    ...preview,
    'data-piece': piece,
    'data-state': state === '' ? undefined : state,
    ...(card === undefined ? {} : { tabIndex: 0 }),
  }
  if (first === undefined) return shared
  return {
    ...shared,
    tabIndex: 0,
    role: 'button',
    'aria-pressed': state.includes('chosen'),
    onClick: (event) => {
      event.stopPropagation()
      click()
    },
    onMouseEnter: () => point(first.key),
    onMouseLeave: () => point(undefined),
    onFocus: () => point(first.key),
    onBlur: () => {
      preview.onBlur?.()
      point(undefined)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      preview.onKeyDown?.(event)
      const press = event.key === 'Enter' || (event.key === ' ' && card === undefined)
      if (!press) return
      event.preventDefault()
      event.stopPropagation()
      click()
    },
  }
}
