import { defined } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { LookBackProvider, QuestionStrip, StartLookBackProvider } from '@parlour/ui-kit'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { FiledPast, ShownPast } from '../replay/replay'
import { useLookBackAddress } from './use-look-back-address'

const Replay = lazy(async () => ({ default: (await import('../replay/replay')).Replay }))

interface LookingBackProps {
  /** The game as it stands now. */
  readonly live: SerializedGame
  readonly viewer: string
  /** Where its past comes from, if the game is out of a file. */
  readonly filed?: FiledPast
  /** Draws the screen: of the present, or of a past in which nothing can be answered. */
  readonly children: (game: SerializedGame, past: PastState) => ReactNode
}

interface PastState {
  /** What is drawn is the past. */
  readonly isPast: boolean
  /** The seat whose eyes see it; undefined for the viewer's own. */
  readonly eyes: string | undefined
}

/** Shows the game as it stands now, or where the address of the page names a moment, as it stood then. */
export function LookingBack({ live, viewer, filed, children }: LookingBackProps) {
  const { at, eyes, enter, move, see, leave } = useLookBackAddress()
  const [past, setPast] = useState<ShownPast>()
  const beginning = useMemo(() => beginningOf(live, at), [live, at])
  const shown = at === undefined ? undefined : (past ?? beginning)
  const count = live.responses.length
  // On a phone the board shows when somebody comes from a line, as it does when they jump from one.
  const [entries, setEntries] = useState(0)
  const start = useCallback(
    (to?: number) => {
      if (to !== undefined) setEntries((before) => before + 1)
      enter(to ?? count)
    },
    [enter, count],
  )
  const [shownGame, shownEyes, isPast] = [shown?.game ?? live, shown?.eyes, at !== undefined]
  // A new bar must not re-render the board.
  const screen = useMemo(
    () => children(shownGame, { isPast, eyes: shownEyes }),
    [children, shownGame, isPast, shownEyes],
  )
  const lookBack = shown && { ...shown.lookBack, jumps: shown.lookBack.jumps + entries }
  return (
    <LookBackProvider value={lookBack}>
      <StartLookBackProvider value={at === undefined ? start : undefined}>{screen}</StartLookBackProvider>
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <Replay
            {...{ live, viewer, ...defined({ filed }) }}
            wanted={at}
            wantedEyes={eyes}
            onShown={setPast}
            onMoved={move}
            onEyes={see}
            onLeave={leave}
          />
        </Suspense>
      )}
    </LookBackProvider>
  )
}

/** Until the part of the page is there that looks back: the present, in which nothing can be answered. */
function beginningOf(live: SerializedGame, at = 0): ShownPast {
  const facts = `Fetching answer ${at} …`
  const bar = <QuestionStrip asked={false} title="Looking back" facts={facts} />
  return {
    game: { ...live, requests: [], canUndo: false },
    lookBack: { at, bar, live, jump: () => undefined, jumps: 0, comment: undefined, follow: undefined },
    eyes: undefined,
  }
}
