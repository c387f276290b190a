import { useEffect, useState } from 'react'
import { useIsPast } from '../look-back/look-back'
import { usePrinting } from '../screen/use-printing'
import { logGroups, type LogTurn } from './log-stream'

/** How many turns, or without turns entries, are drawn with the page: more than a screen has room for. */
const AT_FIRST = 12
/** And whenever the page rests. */
const PORTION = 20
/** How many are drawn before the reader asks for earlier ones. */
const DRAWN = 120

interface ShownPart {
  /** How many of the latest turns, or entries, are drawn. */
  readonly shown: number
  /** How many turns before them are not. */
  readonly hidden: number
  /** How many of the entries before the first turn are not. */
  readonly leftOut: number
  /** Draws more of them; undefined while they come by themselves. */
  readonly showMore: (() => void) | undefined
}

/**
 * Says how much of a long log is drawn: its end at once, so that the page is soon there, and then more of it
 * whenever the page rests. A look back and a printed page have all of it from the start.
 */
export function useShownPart(turns: readonly LogTurn[]): ShownPart {
  const early = groupsBeforeTurns(turns)
  const count = Math.max(turns.length, early)
  const [wanted, setWanted] = useState(AT_FIRST)
  const isPrinting = usePrinting()
  const isPast = useIsPast()
  const isGrowing = wanted < Math.min(count, DRAWN)
  useEffect(
    () => (isGrowing ? whenIdle(() => setWanted((before) => before + PORTION)) : undefined),
    [isGrowing, wanted],
  )
  const shown = isPrinting ? Infinity : isPast ? Math.max(wanted, DRAWN) : wanted
  return {
    shown,
    hidden: Math.max(0, turns.length - shown),
    leftOut: Math.max(0, early - shown),
    showMore: isGrowing ? undefined : () => setWanted(wanted + DRAWN),
  }
}

/** How many groups stand before the first turn: all of them, in a game without turns. */
const groupsBeforeTurns = ([first]: readonly LogTurn[]): number =>
  first === undefined || first.heading !== undefined ? 0 : logGroups(first.nodes).length

/** Safari has no idle time to ask for. Returns how to stop waiting. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(act, 50)
  return () => clearTimeout(asked)
}
