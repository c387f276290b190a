import type { MomentComment, SerializedGame } from '@parlour/protocol'
import type { LookBack } from '@parlour/ui-kit'
import {
  type Dispatch,
  memo,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { chatWithComments } from './comments'
import { courseOf } from './course'
import { gameAtMoment } from './game-at-moment'
import { LookBar } from './look-bar'
import type { SeatMoment } from './moments'
import { useComments } from './use-comments'
import { useEyes } from './use-eyes'
import { useFollowedCard } from './use-followed-card'
import { useLookOptions } from './use-look-options'
import { type SourceOf, useMoments } from './use-moments'
import { usePlayback } from './use-playback'
import { useWantedMoment } from './use-wanted-moment'

/** What the screen of a game shows while somebody looks back. */
export interface ShownPast {
  readonly game: SerializedGame
  readonly lookBack: LookBack
  /** The seat whose eyes see it; undefined for the viewer's own. */
  readonly eyes: string | undefined
}

/** The past of a game out of a file. Always the same object for the same file. */
export interface FiledPast {
  readonly sourceOf: SourceOf
  readonly comments: readonly MomentComment[]
}

/** Functions keep their identity, so that nothing renders twice. */
interface ReplayProps {
  /** The game as it stands now: it goes on while somebody looks back. */
  readonly live: SerializedGame
  readonly viewer: string
  /** Where the past comes from, if the game is out of a file. */
  readonly filed?: FiledPast
  /** The moment that the address of the page names, and the eyes. */
  readonly wanted: number
  readonly wantedEyes: string | undefined
  /** While a moment is loading the screen keeps the last one, under a bar that says so. */
  readonly onShown: Dispatch<SetStateAction<ShownPast | undefined>>
  /** Somebody stopped at a moment: the address of the page names it from now on. */
  readonly onMoved: (at: number) => void
  readonly onEyes: (eyes: string | undefined, at: number) => void
  readonly onLeave: () => void
}

/**
 * Looking back at a game: makes the past that the game's screen shows, and the bar over it. Draws nothing
 * itself: the screen remains the same, and with it its tab and where it is scrolled to.
 */
export const Replay = memo(function Replay(props: ReplayProps) {
  const { live, viewer, filed, wanted, wantedEyes, onShown, onMoved, onEyes, onLeave } = props
  const count = live.responses.length
  const [at, goTo] = useWantedMoment(Math.min(wanted, count), onMoved)
  const eyes = useEyes({ live, viewer, wanted: wantedEyes, onEyes: (whose) => onEyes(whose, at) })
  const { moment, failure, retry } = useMoments(live, { at, eyes: eyes.chosen, sourceOf: filed?.sourceOf })
  const shown = useLast(moment, eyes.chosen)
  const past = useMemo(() => (shown === undefined ? undefined : gameAtMoment(live, shown)), [live, shown])
  const course = useMemo(() => courseOf(live.log), [live.log])
  const options = useLookOptions(at, count)
  const isThere = moment !== undefined
  const comments = useComments(live, viewer, filed?.comments)
  const playback = usePlayback({ at, isShown: isThere, count, course, skips: options.skips, goTo })
  const [jumps, setJumps] = useState(0)
  const { pause } = playback
  const jump = useCallback(
    (to: number) => {
      pause()
      goTo(to)
      setJumps((before) => before + 1)
    },
    [pause, goTo],
  )
  const followed = useFollowedCard({ log: live.log, at, limit: options.limit, jump })
  const { follow } = followed
  const { add } = comments.write ?? {}
  const comment = useMemo(() => add && ((text: string) => add(at, text)), [add, at])
  const shownLog = options.isHidden ? past : live
  const limit = options.isHidden ? at : count
  // The same object as long as nothing changes: otherwise the whole log would render at each step.
  const wholeLog = useMemo(
    () => shownLog && { log: shownLog.log, chat: chatWithComments(shownLog, comments.list, limit) },
    [shownLog, comments.list, limit],
  )
  useLayoutEffect(() => {
    const bar = (
      <LookBar
        game={live}
        isFile={filed !== undefined}
        {...{
          at,
          course,
          playback,
          options,
          eyes,
          comments,
          followed,
          goTo,
          failure,
          retry,
          onLeave,
          isThere,
        }}
        isAsked={filed === undefined && live.waiting.includes(viewer)}
      />
    )
    if (past === undefined && failure === undefined) {
      onShown((before) => before && { ...before, lookBack: { ...before.lookBack, bar } })
      return
    }
    const game = past ?? { ...live, requests: [], canUndo: false }
    const lookBack = { at, bar, live: wholeLog ?? game, jump, jumps, comment, follow }
    onShown({ game, lookBack, eyes: eyes.chosen })
  })
  useEffect(() => () => onShown(undefined), [onShown])
  return null
})

/** Returns the moment, or until it is there the last one that was, with the same eyes. */
function useLast(moment: SeatMoment | undefined, eyes: string | undefined): SeatMoment | undefined {
  const [last, setLast] = useState<{ readonly moment: SeatMoment; readonly eyes: string | undefined }>()
  if (moment !== undefined && moment !== last?.moment) setLast({ moment, eyes })
  return moment ?? (last?.eyes === eyes ? last?.moment : undefined)
}
