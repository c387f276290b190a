import type { Piece } from '@parlour/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { seenPiece } from './seen-piece'
import { startsOf } from './starts-of'
import { milliseconds } from './milliseconds'
import styles from './flights.module.css'

/** Something moving over the board. */
export interface Flight {
  /** How it is drawn. */
  readonly face: ReactNode
  /** Where it was and where it is now: addresses of places or pieces, of which the first visible one counts. */
  readonly from: readonly Piece[]
  readonly to: readonly Piece[]
}

interface FlightsProps {
  /** The version of the game: news is shown once per version. */
  readonly seq: number
  readonly flights: readonly Flight[]
}

/**
 * Moves what changed its place since the last answer from where it was to where it lies now, one after the other; a click ends
 * that. Nothing with movement switched off.
 */
export function Flights({ seq, flights }: FlightsProps) {
  const shown = useRef<number>(undefined)
  const layer = useRef<HTMLDivElement>(null)
  const [aloft, setAloft] = useState<readonly Aloft[]>([])
  useEffect(() => {
    const before = shown.current
    shown.current = seq
    if (before === undefined || before >= seq || layer.current === null) return
    const duration = milliseconds(getComputedStyle(layer.current).getPropertyValue('--motion'))
    if (duration === 0) return
    // All places are measured before anything is drawn: interleaved, every measurement would force a layout.
    const started = flights.flatMap(
      (flight, index) => begun(flight, { id: `${seq} ${index}`, duration }) ?? [],
    )
    const starts = startsOf(started.length, duration)
    setAloft(started.map((one, index) => ({ ...one, delay: starts[index] ?? 0 })))
  }, [seq, flights])
  useSkipping(aloft.length > 0, () => setAloft([]))
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {aloft.map((one) => (
        <Ghost
          key={one.id}
          {...one}
          onLanded={() => setAloft((all) => all.filter(({ id }) => id !== one.id))}
        />
      ))}
    </div>
  )
}

/** A flight over the screen, its ends as transforms. */
interface Aloft {
  readonly id: string
  readonly face: ReactNode
  readonly start: string
  readonly goal: string
  readonly delay: number
  readonly duration: number
}

/** Whoever clicks anywhere has seen enough. */
function useSkipping(isFlying: boolean, skip: () => void): void {
  const latest = useRef(skip)
  useEffect(() => {
    latest.current = skip
  })
  useEffect(() => {
    if (!isFlying) return
    const end = () => latest.current()
    document.addEventListener('pointerdown', end)
    return () => document.removeEventListener('pointerdown', end)
  }, [isFlying])
}

/** A flight as it begins; undefined where one end of it cannot be seen. */
function begun(
  { face, from, to }: Flight,
  { id, duration }: Pick<Aloft, 'id' | 'duration'>,
): Omit<Aloft, 'delay'> | undefined {
  const [start, goal] = [seenPiece(from), seenPiece(to)]
  if (start === undefined || goal === undefined || start === goal) return undefined
  return { id, face, start: centerOf(start), goal: centerOf(goal), duration }
}

function centerOf(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.left + box.width / 2}px, ${box.top + Math.min(box.height, 90) / 2}px) translate(-50%, -50%)`
}

type GhostProps = Omit<Aloft, 'id'> & { readonly onLanded: () => void }

function Ghost({ face, start, goal, delay, duration, onLanded }: GhostProps) {
  const ghost = useRef<HTMLSpanElement>(null)
  const landed = useRef(onLanded)
  useLayoutEffect(() => {
    const animation = ghost.current?.animate(
      [
        // Nothing is seen of it before its turn.
        { transform: start, opacity: 0 },
        { transform: start, opacity: 1, offset: 0.02 },
        { transform: goal, opacity: 1, offset: 0.92 },
        { transform: goal, opacity: 0 },
      ],
      { duration, delay, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'both' },
    )
    if (animation !== undefined) animation.onfinish = () => landed.current()
    return () => animation?.cancel()
  }, [start, goal, delay, duration])
  return (
    <span ref={ghost} className={styles.ghost}>
      {face}
    </span>
  )
}
