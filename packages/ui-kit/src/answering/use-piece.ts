import type { Piece } from '@parlour/kernel'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import type { PreviewHandlers } from '../preview/preview-handlers'
import { useAsked, useAskedStore } from './answering-provider'
import { clickChoice, type ClickCount } from './click-choice'
import { leafAt, linkWords, pieceState, type Question } from './question'
import { isChecked } from './selection'

type AnsweringProp = 'role' | 'tabIndex' | 'aria-pressed' | 'aria-description'
type HandlerProp = 'onClick' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onKeyDown'

/** For elements of HTML and of drawings alike. */
export type PieceProps = Pick<HTMLAttributes<Element>, AnsweringProp | HandlerProp> &
  Omit<PreviewHandlers, HandlerProp> & {
    readonly 'data-piece': Piece
    readonly 'data-state': string | undefined
    readonly 'data-links': string | undefined
    /** Its place in the order that is being made. */
    readonly 'data-order': number | undefined
  }

/**
 * Returns the attributes of an element that is a piece of the board: `data-state` holds `can` where a click
 * answers, `linked` while its choice is pointed at, `chosen` while it is picked; `data-links` the game's
 * words under which the choice pointed at touches it. With `preview`, a piece that is looked at whole: it can
 * always be focused, and space shows it where it would answer on another.
 */
export function usePiece(piece: Piece, preview?: PreviewHandlers): PieceProps {
  const store = useAskedStore()
  const state = useAsked((questionState) => pieceState(questionState.question, piece, questionState))
  const place = useAsked((questionState) => placeInOrder(questionState.question, piece, questionState.order))
  const links = useAsked((questionState) => linkWords(questionState.question, piece, questionState))
  const shown = {
    ...preview,
    'data-piece': piece,
    'data-state': state === '' ? undefined : state,
    'data-links': links === '' ? undefined : links,
    'data-order': place,
    ...(preview === undefined ? {} : { tabIndex: 0 }),
  }
  if (!state.startsWith('can')) return shown
  const meant = () => {
    const { question, checked } = store.getState()
    return leafAt(question, piece, checked)
  }
  const click = (times: ClickCount) => {
    const { question, checked } = store.getState()
    const own = question.answers.get(piece) ?? []
    // A double click answers what its first click picked.
    const taken = times > 1 ? own.find(({ path }) => isChecked(checked, path)) : undefined
    const leaf = taken ?? meant()
    if (leaf !== undefined) clickChoice(store, leaf, { times, isSure: own.length === 1 })
  }
  const point = (on: boolean) => {
    const pointed = on ? meant()?.key : undefined
    if (store.getState().pointed !== pointed) store.setState({ pointed })
  }
  return { ...shown, ...answerHandlers({ preview, click, point }), 'aria-pressed': state.includes('chosen') }
}

function placeInOrder({ answers }: Question, piece: Piece, order: readonly string[]): number | undefined {
  if (order.length === 0) return undefined
  const place = order.findIndex((one) => answers.get(piece)?.some(({ key }) => key === one) === true)
  return place === -1 ? undefined : place + 1
}

/**
 * Returns the same for an element that holds others, such as the cell of a table: it keeps its role for a
 * screen reader.
 */
export function useCellPiece(piece: Piece): PieceProps {
  const { role: _, 'aria-pressed': pressed, ...rest } = usePiece(piece)
  return pressed === undefined
    ? rest
    : { ...rest, 'aria-description': pressed === true ? 'chosen' : 'can be chosen' }
}

interface Answer {
  readonly preview: PreviewHandlers | undefined
  readonly click: (times: ClickCount) => void
  readonly point: (on: boolean) => void
}

/** Enter answers, as a click does; space too, where it does not show the whole piece. */
function answerHandlers({
  preview,
  click,
  point,
}: Answer): Pick<PieceProps, HandlerProp | 'role' | 'tabIndex'> {
  return {
    tabIndex: 0,
    role: 'button',
    onClick: (event) => {
      event.stopPropagation()
      click(event.detail)
    },
    onMouseEnter: () => point(true),
    onMouseLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => {
      preview?.onBlur?.()
      point(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      preview?.onKeyDown?.(event)
      // With these the whole answer is sent.
      if (event.ctrlKey || event.metaKey) return
      if (event.key !== 'Enter' && !(event.key === ' ' && preview === undefined)) return
      event.preventDefault()
      event.stopPropagation()
      click(0)
    },
  }
}
