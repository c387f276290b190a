import { milliseconds, seenPiece } from '@parlour/ui-kit'
import { Component } from 'react'
import type { DraftView } from '../../rules/types'
import styles from './pick-flight.module.css'

interface PickFlightProps {
  readonly view: DraftView
}

/** The picked card as it lay in the pack. */
interface Departure {
  readonly face: HTMLElement
  readonly from: DOMRect
  /** The record of the card, by which its place in the deck is known. */
  readonly record: string
}

/**
 * Moves the card that the viewer picked from its place in the pack to its place in the deck, with the version
 * that shows it there. A class, because React asks only classes where things are before the page changes.
 */
export class PickFlight extends Component<PickFlightProps> {
  override getSnapshotBeforeUpdate({ view: before }: PickFlightProps): Departure | null {
    const now = this.props.view.you?.picked ?? []
    const picked = now.at(-1)
    if (picked === undefined || now.length !== (before.you?.picked.length ?? 0) + 1) return null
    const slot = document.querySelector(`[data-pick="${CSS.escape(picked.id)}"]`)?.closest('li')
    if (slot === null || slot === undefined || slot.getClientRects().length === 0) return null
    const face = slot.cloneNode(true)
    return face instanceof HTMLElement
      ? { face, from: slot.getBoundingClientRect(), record: picked._id }
      : null
  }
  override componentDidUpdate(_props: PickFlightProps, _state: unknown, departure: Departure | null): void {
    const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--motion'))
    if (departure !== null && duration > 0) fly(departure, duration)
  }
  override render() {
    return null
  }
}

/** How many frames to wait for the deck to show the card. */
const PATIENCE = 15

function fly(departure: Departure, duration: number, frames = PATIENCE): void {
  const { face, from, record } = departure
  const goal = seenPiece(frames > 0 ? [`deck ${record}`] : ['deck'])?.getBoundingClientRect()
  if (goal === undefined) {
    if (frames > 0) requestAnimationFrame(() => fly(departure, duration, frames - 1))
    return
  }
  // It is only for show: buttons, and whatever could be mistaken for the card itself, are left out.
  for (const button of face.querySelectorAll('button')) button.remove()
  face.className = styles.flying ?? ''
  face.ariaHidden = 'true'
  face.dataset.flying = 'pick'
  Object.assign(face.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  })
  document.body.append(face)
  const scale = Math.min(1, Math.max(0.15, goal.width / from.width))
  const to = `translate(${goal.left - from.left}px, ${goal.top - from.top}px) scale(${scale})`
  const animation = face.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: to, opacity: 1, offset: 0.9 },
      { transform: to, opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
  animation.onfinish = () => face.remove()
  animation.oncancel = () => face.remove()
}
