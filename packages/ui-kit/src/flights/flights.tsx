import type { Piece } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createFlightQueue } from './flight-queue'
import { useShownAgain } from './shown-again'
import { seenPiece } from './seen-piece'
import { startsOf } from './starts-of'
import { milliseconds } from './milliseconds'
import styles from './flights.module.css'

/** Something moving over the board. */
export interface Flight {
  /** How it is drawn. */
  readonly face: ReactNode
  /**
   * Where it was and where it is now: addresses of places or pieces, of which the first visible one counts.
   */
  readonly from: readonly Piece[]
  readonly to: readonly Piece[]
}

interface FlightsProps {
  readonly game: SerializedGame
  /** What moved with the last answer of a version. Always the same function while nothing changes. */
  readonly flightsOf: (game: SerializedGame) => readonly Flight[]
  /** Only what somebody asks to see again: the screen itself moves what is new. */
  readonly onlyAgain?: boolean
}

/**
 * Moves what changed its place from where it was to where it lies now, one after the other: with every
 * version that comes, and once more when somebody asks for it. What comes meanwhile waits; a click ends it
 * all. Nothing with movement switched off.
 */
export function Flights({ game, flightsOf, onlyAgain = false }: FlightsProps) {
  const seen = useRef<SerializedGame>(undefined)
  const [aloft, setAloft] = useState<readonly RunningFlight[]>([])
  const [queue] = useState(() =>
    createFlightQueue<readonly Flight[]>((flights) => {
      const duration = milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--motion'))
      const started = duration === 0 ? [] : takenOff(flights, duration)
      setAloft(started)
      return started.length > 0
    }),
  )
  const { passed, again } = useShownAgain()
  useEffect(() => {
    const before = seen.current
    seen.current = game
    if (onlyAgain) return
    // What was taken back moved before; it does not move again.
    if (before === undefined || before.seq >= game.seq || answersOf(before) > answersOf(game)) return
    if (isJump(before, game)) return
    const between = passed.filter(({ seq }) => seq > before.seq && seq < game.seq)
    queue.add([...between, game].map(flightsOf))
  }, [game, passed, flightsOf, onlyAgain, queue])
  useEffect(() => {
    if (again.length > 0) queue.add(again.map(flightsOf))
  }, [again, flightsOf, queue])
  useSkipping(aloft.length > 0, () => {
    queue.clear()
    setAloft([])
  })
  return (
    <div className={styles.layer} aria-hidden="true" data-flights="">
      {aloft.map((one, index) => (
        <Ghost
          key={one.id}
          {...one}
          onLanded={() => {
            if (index === aloft.length - 1 && !queue.landed()) setAloft([])
          }}
        />
      ))}
    </div>
  )
}

const answersOf = ({ responses }: SerializedGame): number => responses.length

/** In a look back, further than this is a jump over what moved. */
const FURTHEST_STEP = 8

/** Returns whether between two versions somebody jumped through the past, or came back from it. */
const isJump = (before: SerializedGame, game: SerializedGame): boolean =>
  before.upTo !== game.upTo &&
  (before.upTo === undefined || game.upTo === undefined || game.upTo - before.upTo > FURTHEST_STEP)

/** A flight over the screen, its ends as transforms. */
interface RunningFlight {
  readonly id: number
  readonly face: ReactNode
  readonly start: string
  readonly goal: string
  readonly delay: number
  readonly duration: number
}

let lastId = 0

/**
 * Flights as they begin. All places are measured before anything is drawn: interleaved, every measurement
 * would force a layout.
 */
function takenOff(flights: readonly Flight[], duration: number): readonly RunningFlight[] {
  const ways = flights.flatMap((flight) => wayOf(flight) ?? [])
  const starts = startsOf(ways.length, duration)
  return ways.map((way, index) => {
    lastId += 1
    return { ...way, id: lastId, delay: starts[index] ?? 0, duration }
  })
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

/** A flight with its ends on the screen; undefined where one of them cannot be seen. */
function wayOf({ face, from, to }: Flight): Pick<RunningFlight, 'face' | 'start' | 'goal'> | undefined {
  const [start, goal] = [seenPiece(from), seenPiece(to)]
  if (start === undefined || goal === undefined || start === goal) return undefined
  return { face, start: centerOf(start), goal: centerOf(goal) }
}

function centerOf(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.left + box.width / 2}px, ${box.top + Math.min(box.height, 90) / 2}px) translate(-50%, -50%)`
}

type GhostProps = Omit<RunningFlight, 'id'> & { readonly onLanded: () => void }

function Ghost({ face, start, goal, delay, duration, onLanded }: GhostProps) {
  const ghost = useRef<HTMLSpanElement>(null)
  const landed = useRef(onLanded)
  useEffect(() => {
    landed.current = onLanded
  })
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
