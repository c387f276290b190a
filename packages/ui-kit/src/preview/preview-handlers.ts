import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** How long a pointer rests, and a finger presses, before the full card shows, in ms. */
const HOVER = 250
const LONG_PRESS = 450
/** How far a finger may move and still press, in px. */
const STILL = 10

/** What is previewed, and where: beside an element, or in the middle of the window (touch). */
export interface PreviewTarget<C> {
  readonly card: C
  readonly beside: DOMRect | null
}
/**
 * Where the full card of an element stands: beside which place of the window. Null: hovering shows nothing.
 */
export type PreviewPlace = (element: Element) => DOMRect | null
export type ShowPreview<C> = (previewed: PreviewTarget<C> | undefined) => void

/** Attributes of the element that stands for a card: handlers and, of a card that is shown, its name. */
export interface PreviewHandlers {
  readonly 'data-card-name'?: string
  readonly onPointerEnter?: (event: PointerEvent<Element>) => void
  readonly onPointerLeave?: () => void
  readonly onPointerDown?: (event: PointerEvent<Element>) => void
  readonly onPointerMove?: (event: PointerEvent<Element>) => void
  readonly onPointerUp?: () => void
  readonly onPointerCancel?: () => void
  readonly onClickCapture?: (event: MouseEvent) => void
  readonly onContextMenu?: (event: MouseEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void
  readonly onKeyUp?: (event: KeyboardEvent<Element>) => void
  readonly onBlur?: () => void
}

/** The handlers that show one card's preview, and a way to stop what they have begun. */
export function previewHandlers<C>(
  card: C,
  show: ShowPreview<C>,
  place: PreviewPlace = (element) => element.getBoundingClientRect(),
): { readonly handlers: PreviewHandlers; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  const later: Later = (delay, act) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const open = (beside: DOMRect | null) => {
    isOpen = beside !== null
    show({ card, beside })
  }
  const close = () => {
    clearTimeout(timer)
    if (isOpen) show(undefined)
    isOpen = false
  }
  const touch = touching({ later, cancel: () => clearTimeout(timer), open: () => open(null), close })
  const keys = keyed({ isOpen: () => isOpen, open, close })
  return { handlers: { ...touch, ...hovering({ later, open, close, place }), ...keys }, stop: close }
}

type Later = (delay: number, act: () => void) => void

interface HoverPreview {
  readonly later: Later
  readonly place: PreviewPlace
  readonly open: (beside: DOMRect) => void
  readonly close: () => void
}

function hovering({ later, open, close, place }: HoverPreview): PreviewHandlers {
  return {
    onPointerEnter(event) {
      const element = event.currentTarget
      // A pressed pointer drags something over the card: the full one would cover where it goes.
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      later(HOVER, () => {
        const beside = place(element)
        if (beside !== null) open(beside)
      })
    },
    onPointerLeave: close,
  }
}

interface TouchPreview {
  readonly later: Later
  readonly cancel: () => void
  readonly open: () => void
  readonly close: () => void
}

function touching({ later, cancel, open, close }: TouchPreview): PreviewHandlers {
  let pressed = false
  let from = { x: 0, y: 0 }
  return {
    onPointerDown(event) {
      pressed = false
      if (event.pointerType !== 'touch') return close()
      from = { x: event.clientX, y: event.clientY }
      later(LONG_PRESS, () => {
        pressed = true
        open()
      })
    },
    onPointerMove(event) {
      const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y)
      if (event.pointerType === 'touch' && moved > STILL) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The touch that held the card must not also choose it.
    onClickCapture(event) {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event) => pressed && event.preventDefault(),
  }
}

interface KeyPreview {
  readonly isOpen: () => boolean
  readonly open: (beside: DOMRect) => void
  readonly close: () => void
}

function keyed({ isOpen, open, close }: KeyPreview): PreviewHandlers {
  return {
    onKeyDown(event) {
      if (event.key !== ' ') return
      event.preventDefault()
      if (isOpen()) close()
      else open(event.currentTarget.getBoundingClientRect())
    },
    // The space that shows the card must not also press the button it stands on.
    onKeyUp: (event) => event.key === ' ' && event.preventDefault(),
    onBlur: close,
  }
}
