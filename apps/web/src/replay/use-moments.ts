import type { SerializedGame } from '@parlour/protocol'
import type { CallError } from '@parlour/ui-kit'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { createMoments, type MomentSource, type SeatMoment } from './moments'
import { momentSource } from './read-moments'

/** A moment that somebody wants to see; without `moment` it is loading, or could not be loaded. */
interface WantedMoment {
  readonly moment: SeatMoment | undefined
  readonly failure: MomentFailure | undefined
  readonly retry: () => void
}

/** Why a moment cannot be shown: it was not kept, and what came from `first` on was; or a call failed. */
export type MomentFailure =
  | { readonly kind: 'lost'; readonly first: number | undefined }
  | { readonly kind: 'failed'; readonly words: string }

interface WantedView {
  readonly at: number
  /** The seat whose eyes see it; undefined for the viewer's own. */
  readonly eyes: string | undefined
  /** Where moments come from; undefined for the hub. */
  readonly sourceOf: SourceOf | undefined
}

/** Returns where the moments come from with these eyes, without them the viewer's own. Always the same. */
export type SourceOf = (eyes: string | undefined) => MomentSource

/**
 * Returns a game after this many answers, and loads what lies around it. With the viewer's own eyes its
 * present is always there.
 */
export function useMoments(live: SerializedGame, { at, eyes, sourceOf }: WantedView): WantedMoment {
  const gameId = live._id
  const shownHand = live.looksOn?.eyes
  const store = useMemo(
    () => createMoments(sourceOf?.(eyes) ?? momentSource(gameId, eyes ?? shownHand)),
    [gameId, eyes, shownHand, sourceOf],
  )
  const { moments, failures, first } = useStore(store.state)
  const present = useMemo(() => (eyes === undefined ? presentMoment(live) : undefined), [live, eyes])
  const count = live.responses.length + (present === undefined ? 1 : 0)
  useForgetTakenBack(live, store.keepUpTo)
  useEffect(() => {
    const reach = Math.floor(store.pageSize / 2)
    // What comes next is there before it is wanted.
    for (const near of [at, at + reach, at - reach])
      if (near >= 0 && near < count) void store.load(near, count)
  }, [store, at, count, failures])
  const failed = failures.get(store.pageOf(at))
  return {
    moment: at === present?.seq ? present : moments.get(at),
    failure: at < first ? { kind: 'lost', first } : failed === undefined ? undefined : failureOf(failed),
    retry: store.forgetFailures,
  }
}

const failureOf = ({ code, message }: CallError): MomentFailure =>
  code === 'moment_not_kept' ? { kind: 'lost', first: undefined } : { kind: 'failed', words: message }

const presentMoment = (live: SerializedGame): SeatMoment => ({
  seq: live.responses.length,
  logLength: live.log.length,
  part: live,
})

/** When answers were taken back while somebody looks at them, what had come after them is not kept. */
function useForgetTakenBack(live: SerializedGame, keepUpTo: (at: number) => void): void {
  const before = useRef(live)
  useEffect(() => {
    const common = commonAnswers(before.current, live)
    if (common < before.current.responses.length) keepUpTo(common)
    before.current = live
  }, [live, keepUpTo])
}

/**
 * Returns how many answers two versions of a game share from its beginning.
 * @internal
 */
export function commonAnswers({ log: before }: LoggedGame, { log: now }: LoggedGame): number {
  let common = 0
  for (let index = 0; index < before.length; index += 1) {
    const [one, other] = [before[index], now[index]]
    if (one === other && one?.type !== 'response-received') continue
    if (one?.type !== other?.type) return common
    if (one?.type === 'response-received' && other?.type === 'response-received') {
      if (one.at !== other.at || one.data.actor !== other.data.actor) return common
      common = one.data.seq
    }
  }
  return common
}

type LoggedGame = Pick<SerializedGame, 'log'>
