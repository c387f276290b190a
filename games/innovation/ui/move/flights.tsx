import type { Piece } from '@parlour/kernel'
import { useEffect, useRef } from 'react'
import { piece } from '../../rules/facts/piece'
import type { NewsItem } from '../../rules/view'
import { shownWord } from '../card/shown'
import { type Flight, flightsOf } from './flights-of'
import styles from './flights.module.css'

interface FlightsProps {
  /** The version of the game: what is new is shown once for each. */
  readonly seq: number
  readonly news: readonly NewsItem[]
}

/** Moves a card's outline from where it was to where it lies now, for everything that moved since the last answer. */
export function Flights({ seq, news }: FlightsProps) {
  const shown = useRef<number>(undefined)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = seq
    if (before === undefined || before >= seq || layer.current === null) return
    const duration = motionOf(layer.current)
    if (duration === 0) return
    // All places are read before anything is drawn: read in turn, every one would be laid out anew.
    const paths = flightsOf(news).map(pathOf)
    for (const [index, path] of paths.entries())
      if (path !== undefined) fly(path, { delay: index * STAGGER, duration, layer: layer.current })
  }, [seq, news])
  return <div ref={layer} className={styles.layer} aria-hidden="true" />
}

interface Path {
  /** What stands on the card's outline. */
  readonly word: string
  readonly start: string
  readonly goal: string
}
interface Flying {
  readonly delay: number
  readonly duration: number
  readonly layer: HTMLElement
}

/** The time one move takes; 0 under reduced motion or with the setting off. */
function motionOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion')) || 0
}

const STAGGER = 60

/** The way of a card over the screen, as transforms; undefined where one end of it cannot be seen. */
function pathOf({ card, from, to }: Flight): Path | undefined {
  const start = placeElement(from)
  const face =
    typeof card === 'string' ? document.querySelector(`[data-piece="${CSS.escape(piece.card(card))}"]`) : null
  const goal = face ?? placeElement(to)
  if (start === null || goal === null || start === goal) return undefined
  return { word: shownWord(card), start: centerOf(start), goal: centerOf(goal) }
}

function centerOf(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.left + box.width / 2}px, ${box.top + Math.min(box.height, 90) / 2}px) translate(-50%, -50%)`
}

function fly({ word, start, goal }: Path, { delay, duration, layer }: Flying): void {
  const ghost = document.createElement('span')
  ghost.className = styles.ghost ?? ''
  ghost.textContent = word
  layer.append(ghost)
  const animation = ghost.animate(
    [
      { transform: start, opacity: 0.9 },
      { transform: goal, opacity: 1, offset: 0.9 },
      { transform: goal, opacity: 0 },
    ],
    { duration: duration * 1.1, delay, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'both' },
  )
  animation.onfinish = () => ghost.remove()
}

/** Where a place lies on the screen: the element that carries its address and can be seen. */
function placeElement(place: Piece): Element | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}
