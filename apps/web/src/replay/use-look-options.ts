import { useState } from 'react'

/** What somebody chose for a look back. */
export interface LookOptions {
  /** Forced answers and passes are no steps. */
  readonly skips: boolean
  readonly toggleSkips: () => void
  /** How far the game may be shown: to its end, or with its result hidden as far as somebody has come. */
  readonly limit: number
  readonly isHidden: boolean
  readonly toggleHidden: () => void
}

/** Keeps the choices; a hidden result shows itself when somebody reaches it. */
export function useLookOptions(at: number, count: number): LookOptions {
  const [skips, setSkips] = useState(false)
  const [furthest, setFurthest] = useState<number>()
  if (furthest !== undefined && at > furthest) setFurthest(at)
  const isHidden = furthest !== undefined && furthest < count && at < count
  return {
    skips,
    toggleSkips: () => setSkips(!skips),
    limit: isHidden ? Math.max(furthest, at) : count,
    isHidden,
    toggleHidden: () => setFurthest(isHidden ? undefined : at),
  }
}
