import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { NO_NEEDS, type RowNeeds, rowNeeds } from './row-needs'
import { ANY_HEIGHT, type BoardFit, type BoardStyle, type ExtraHeights, moreOf, sumOf, waysFor } from './ways'

interface Board {
  readonly players: number
  /** How many cards the viewer has in hand. */
  readonly hand: number
  /** What is drawn: whenever it is something else, a way that shows more is tried again. */
  readonly shown: unknown
  /** Whether it has to fit its window at all. */
  readonly fits: boolean
}

/** A way, by its place among them, the room that its cards share, and what of it each row needs. */
interface FitResult extends RowNeeds {
  readonly at: number
  readonly room: number
}

const AT_FIRST: FitResult = { at: 0, room: 0, ...NO_NEEDS }

/** How far it is known what fits, for one thing that is drawn. */
interface FitProgress {
  /** How what was drawn before came to rest. */
  readonly before: FitResult
  readonly shown: unknown
  readonly looks: number
  readonly steps: number
  /** The last way that was too high; -1 before one was. */
  readonly tooHigh: number
  /** The ways that cut texts which lower strips might leave whole. */
  readonly short: readonly number[]
  /** How much was free below the board when it was last looked at: with fonts that come late it changes. */
  readonly below?: number
}

/**
 * So much may stay free below a board before cards whose texts are whole grow further: as much as the strip
 * above it takes for the actions of a turn. Else every card would have another height at each turn.
 */
const SLACK = 96

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
  const [settled, settle] = useState<FitResult>(AT_FIRST)
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0)
  const fitting = useRef<FitProgress>(undefined)
  const way = ways[settled.at] ?? ANY_HEIGHT.way
  const more = moreOf(settled.room, way, { players, hand, needs: settled.needs })
  useLayoutEffect(() => {
    const look = (element: HTMLElement) => {
      const below = freeBelow(element)
      const free = below + sumOf(more)
      const last = fitting.current
      const isSame = last !== undefined && last.shown === shown && last.looks === looks
      const now = isSame ? last : { before: settled, shown, looks, steps: 0, tooHigh: -1, short: [] }
      const wanted = rowNeeds(element, more)
      const best = moreOf(free, way, { players, hand, needs: wanted.needs })
      const isCut = isShort(best, wanted.needs) && isSameButStrips(way, ways[settled.at + 1])
      fitting.current = {
        ...{ ...now, below, steps: now.steps + 1 },
        ...(free < 0 ? { tooHigh: settled.at } : isCut ? { short: [...now.short, settled.at] } : {}),
      }
      if (now.steps >= MOST_STEPS) return
      const isLast = settled.at === ways.length - 1
      const next = nextFit({ ...{ settled, more, best, wanted, free, below, isLast, isCut }, known: now })
      if (next !== undefined) settle(next)
    }
    if (fits && board.current !== null) look(board.current)
  })
  useOtherSizes(board, fitting, lookAgain)
  const others = Math.floor(more.others / settled.lines)
  return fits ? { way, more: { ...more, others } } : ANY_HEIGHT
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

/** Looks again at a board when it, or what stands beside it, takes another size by itself. */
function useOtherSizes(
  board: RefObject<HTMLElement | null>,
  fitting: RefObject<FitProgress | undefined>,
  lookAgain: () => void,
): void {
  useEffect(() => {
    const box = board.current?.parentElement
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      if (board.current !== null && freeBelow(board.current) !== fitting.current?.below) lookAgain()
    })
    for (const part of [box, ...box.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [board, fitting, lookAgain])
}

interface FitLook {
  readonly settled: FitResult
  readonly more: ExtraHeights
  /** What each row needs, and what it would get of all that is free. */
  readonly wanted: RowNeeds
  readonly best: ExtraHeights
  readonly free: number
  readonly below: number
  /** Texts are cut which lower strips might leave whole. */
  readonly isCut: boolean
  /** There is no lower way. */
  readonly isLast: boolean
  readonly known: FitProgress
}

/** Returns what to try next; undefined where a board may stay as it is. */
function nextFit(look: FitLook): FitResult | undefined {
  const { settled, more, wanted, best, free, below, isCut, isLast, known } = look
  const { at, room } = settled
  const way = (to: number): FitResult => (to === known.before.at ? known.before : { ...AT_FIRST, at: to })
  if (free < 0 && !isLast) return way(at + 1)
  if (free >= 0 && at - 1 > known.tooHigh && !known.short.includes(at - 1)) return way(at - 1)
  if (isCut && !isLast) return way(at + 1)
  const isRoomKept = room > 0 && below >= 0 && below < SLACK
  const isOther = isShort(more, wanted.needs) ? !isSameHeights(best, more) : free !== room && !isRoomKept
  return isOther || wanted.lines !== settled.lines ? { at, room: free, ...wanted } : undefined
}

/** Whether a row gets less than it needs to be read. */
const isShort = (more: ExtraHeights, needs: ExtraHeights): boolean =>
  more.own < needs.own || more.others < needs.others || more.hand < needs.hand

const isSameHeights = (one: ExtraHeights, other: ExtraHeights): boolean =>
  one.own === other.own && one.others === other.others && one.hand === other.hand

const isSameButStrips = (one: BoardStyle, other: BoardStyle | undefined): boolean =>
  one.others === other?.others && one.hand === other.hand && one.own === other.own
