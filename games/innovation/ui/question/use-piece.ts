import type { HTMLAttributes, KeyboardEvent } from 'react'
import type { PreviewHandlers } from '@parlour/ui-kit'
import { useStore } from 'zustand'
import type { Card } from '../../rules/facts/card'
import { useInnovationPreview } from '../card/card-preview'
import { leafAt, picked, pieceState } from './answering'
import { useAsked } from './answering-context'
import type { Piece } from './meaning'

type PieceProps = HTMLAttributes<HTMLElement> & { readonly 'data-piece': string }

/** The attributes of an element that is a piece of the board: a click answers, pointing links it with its choice. */
export function usePiece(piece: Piece, card?: Card): PieceProps {
  const store = useAsked()
  const state = useStore(store, (now) => pieceState(now.answering, piece, now))
  const preview = useInnovationPreview(card)
  const shown = {
    ...preview,
    'data-piece': piece,
    'data-state': state === '' ? undefined : state,
    ...(card === undefined ? {} : { tabIndex: 0 }),
  }
  if (!state.startsWith('can')) return shown
  const meant = () => {
    const { answering, checked } = store.getState()
    return leafAt(answering, piece, checked)
  }
  const click = () => {
    const { answering, checked } = store.getState()
    const leaf = meant()
    if (leaf !== undefined && answering.request !== undefined)
      store.setState({ checked: picked(answering.request, checked, leaf.path) })
  }
  const answer = { preview, click, point: (on: boolean) => pointAt(store, on ? meant()?.key : undefined) }
  return { ...shown, ...answerHandlers(answer, card === undefined), 'aria-pressed': state.includes('chosen') }
}

/** The same for a cell of a table, which stays a cell for a screen reader. */
export function useCellPiece(piece: Piece): PieceProps {
  const { role: _, 'aria-pressed': pressed, ...rest } = usePiece(piece)
  return pressed === undefined
    ? rest
    : { ...rest, 'aria-description': pressed === true ? 'chosen' : 'can be chosen' }
}

function pointAt(store: ReturnType<typeof useAsked>, pointed: string | undefined): void {
  if (store.getState().pointed !== pointed) store.setState({ pointed })
}

interface Answer {
  readonly preview: PreviewHandlers
  readonly click: () => void
  readonly point: (on: boolean) => void
}

/** Enter answers, as a click does; space too, where it does not show the full card. */
function answerHandlers(
  { preview, click, point }: Answer,
  spaceAnswers: boolean,
): HTMLAttributes<HTMLElement> {
  return {
    tabIndex: 0,
    role: 'button',
    onClick: (event) => {
      event.stopPropagation()
      click()
    },
    onMouseEnter: () => point(true),
    onMouseLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => {
      preview.onBlur?.()
      point(false)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      preview.onKeyDown?.(event)
      // With these the whole answer is sent.
      if (event.ctrlKey || event.metaKey) return
      if (event.key !== 'Enter' && !(event.key === ' ' && spaceAnswers)) return
      event.preventDefault()
      event.stopPropagation()
      click()
    },
  }
}
