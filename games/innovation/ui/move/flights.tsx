import { useEffect, useRef } from 'react'
import type { NewsItem } from '../../rules/view'
import { flightsOf } from './flights-of'
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
    if (duration > 0)
      flightsOf(news).forEach((flight, index) => fly(flight, { index, duration, layer: layer.current }))
  }, [seq, news])
  return <div ref={layer} className={styles.layer} aria-hidden="true" />
}

interface Flying {
  readonly index: number
  readonly duration: number
  readonly layer: HTMLElement | null
}

/** The time one move takes; 0 under reduced motion or with the setting off. */
function motionOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion')) || 0
}

const STAGGER = 60

function fly(
  { card, from, to }: ReturnType<typeof flightsOf>[number],
  { index, duration, layer }: Flying,
): void {
  const start = placeElement(from)
  const goal = document.querySelector(`[data-piece="${CSS.escape(`card/${card}`)}"]`) ?? placeElement(to)
  if (layer === null || start === null || goal === null || start === goal) return
  const ghost = document.createElement('span')
  ghost.className = styles.ghost ?? ''
  ghost.textContent = card.replaceAll('*', '')
  layer.append(ghost)
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect()
    return `translate(${box.left + box.width / 2}px, ${box.top + Math.min(box.height, 90) / 2}px) translate(-50%, -50%)`
  }
  const animation = ghost.animate(
    [
      { transform: centre(start), opacity: 0.9 },
      { transform: centre(goal), opacity: 1, offset: 0.9 },
      { transform: centre(goal), opacity: 0 },
    ],
    { duration: duration * 1.1, delay: index * STAGGER, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'both' },
  )
  animation.onfinish = () => ghost.remove()
}

/** Where a zone lies on the screen: the element that carries its name and can be seen. */
function placeElement(place: string): Element | null {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}
