import type { SerializedGame } from '@parlour/protocol'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface MoveReplay {
  /** Versions that came together with the one that is shown, before it. */
  readonly passed: readonly SerializedGame[]
  /** Versions from before, oldest first, whose moves somebody wants to see once more. */
  readonly again: readonly SerializedGame[]
  /** Shows what moved with these answers once more; absent where that cannot be looked up. */
  readonly replay?: (answers: readonly number[]) => Promise<void>
}

const NOTHING: readonly SerializedGame[] = []
const ShownAgainContext = createContext<MoveReplay>({ passed: NOTHING, again: NOTHING })

interface ShownAgainProviderProps {
  readonly passed: readonly SerializedGame[]
  /** Looks the game up as it stood after this many answers. Always the same function. */
  readonly momentAt: (answers: number) => Promise<SerializedGame>
  readonly children: ReactNode
}

/**
 * Brings the versions of a game whose moves are still to be seen, and those that somebody asks to see again,
 * to its `Flights`.
 */
export function ShownAgainProvider({ passed, momentAt, children }: ShownAgainProviderProps) {
  const [again, setAgain] = useState(NOTHING)
  const value = useMemo(() => {
    const replay = async (answers: readonly number[]) => {
      const moments: SerializedGame[] = []
      for (const answer of answers) moments.push(await momentAt(answer))
      setAgain(moments)
    }
    return { passed, again, replay }
  }, [passed, again, momentAt])
  return <ShownAgainContext value={value}>{children}</ShownAgainContext>
}

/** Returns what `Flights` shows beside the present version, and the way to ask for more. */
export const useShownAgain = (): MoveReplay => useContext(ShownAgainContext)
