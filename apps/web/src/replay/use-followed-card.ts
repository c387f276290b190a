import type { WireLogEntry } from '@parlour/protocol'
import { useCallback, useMemo, useState } from 'react'
import { type CardAppearance, cardAppearances, nextAppearance } from './card-appearances'

/** A card whose moments somebody goes through in a look back. */
export interface FollowedCard {
  readonly name: string | undefined
  /** The moments at which the log names it, as far as they may be shown. */
  readonly appearances: readonly CardAppearance[]
  /** Follows a card, and goes where it appears next or, by -1, appeared last. */
  readonly follow: (name: string, by: 1 | -1) => void
  readonly stop: () => void
}

interface FollowInput {
  readonly log: readonly WireLogEntry[]
  readonly at: number
  readonly limit: number
  readonly jump: (at: number) => void
}

/** Follows a card through the log that the page has: nothing is loaded for it. */
export function useFollowedCard({ log, at, limit, jump }: FollowInput): FollowedCard {
  const [name, setName] = useState<string>()
  const appearances = useMemo(
    () => (name === undefined ? [] : cardAppearances(log, name, limit)),
    [log, name, limit],
  )
  const follow = useCallback(
    (followed: string, by: 1 | -1) => {
      setName(followed)
      const next = nextAppearance(cardAppearances(log, followed, limit), at, by)
      if (next !== undefined) jump(next.at)
    },
    [log, at, limit, jump],
  )
  const stop = useCallback(() => setName(undefined), [])
  return useMemo(() => ({ name, appearances, follow, stop }), [name, appearances, follow, stop])
}
