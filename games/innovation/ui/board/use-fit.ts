import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { type BoardFit, waysFor, moreOf, sumOf, ANY_HEIGHT } from './ways'

interface Board {
  readonly players: number
  /** How many cards the viewer has in hand. */
  readonly hand: number
  /** What is drawn: whenever it is something else, a way that shows more is tried again. */
  readonly shown: unknown
  /** Whether it has to fit its window at all. */
  readonly fits: boolean
}

/** A way, by its place among them, and the room that its cards share. */
interface FitResult {
  readonly at: number
  readonly room: number
}

/** How far it is known what fits, for one thing that is drawn. */
interface FitProgress {
  /** How what was drawn before came to rest. */
  readonly before: FitResult
  readonly shown: unknown
  readonly looks: number
  readonly steps: number
  /** The last way that was too high; -1 before one was. */
  readonly tooHigh: number
  /** How much was free below the board when it was last looked at: with fonts that come late it changes. */
  readonly below?: number
}

/**
 * So much may stay free below a board before its cards grow further: else each of its changes would move all
 * of it by a few px.
 */
const SLACK = 32

/** All ways up and down, and the room of the last: more is a circle, and ends. */
const MOST_STEPS = 40

/**
 * Returns the way to draw a board that shows most and still fits the box that it scrolls in. It is measured
 * as it is drawn, before anybody sees it, for no calculation knows how names and heads wrap: what is too high
 * goes on to the next way.
 */
export function useFit(
  board: RefObject<HTMLElement | null>,
  { players, hand, shown, fits }: Board,
): BoardFit {
  const ways = waysFor(players)
  const [{ at, room }, settle] = useState<FitResult>({ at: 0, room: 0 })
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0)
  const fitting = useRef<FitProgress>(undefined)
  const way = ways[at] ?? ANY_HEIGHT.way
  const more = moreOf(room, way, { players, hand })
  useLayoutEffect(() => {
    const look = (element: HTMLElement) => {
      const below = freeBelow(element)
      const free = below + sumOf(more)
      const last = fitting.current
      const isSame = last !== undefined && last.shown === shown && last.looks === looks
      const now = isSame ? last : { before: { at, room }, shown, looks, steps: 0, tooHigh: -1 }
      fitting.current = { ...now, below, steps: now.steps + 1, ...(free < 0 && { tooHigh: at }) }
      if (now.steps >= MOST_STEPS) return
      const go = (to: number) => settle({ at: to, room: to === now.before.at ? now.before.room : 0 })
      const isRoomKept = room > 0 && below >= 0 && below < SLACK
      if (free < 0 && at < ways.length - 1) go(at + 1)
      else if (free >= 0 && at - 1 > now.tooHigh) go(at - 1)
      else if (free !== room && !isRoomKept) settle({ at, room: free })
    }
    if (fits && board.current !== null) look(board.current)
  })
  useEffect(() => {
    const box = board.current?.parentElement
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      if (board.current !== null && freeBelow(board.current) !== fitting.current?.below) lookAgain()
    })
    for (const part of [box, ...box.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [board])
  return fits ? { way, more } : ANY_HEIGHT
}

/**
 * How many px of the box that a board scrolls in are free below it; below 0, by how many it is too high. What
 * slides counts where it comes to rest.
 */
function freeBelow(board: HTMLElement): number {
  const box = board.parentElement
  if (box === null) return 0
  const foot = Number.parseFloat(getComputedStyle(box).paddingBottom) || 0
  return Math.floor(box.clientHeight - foot - board.offsetTop - board.offsetHeight)
}
