import { defined } from '@parlour/kernel'
import { useCallback, useState } from 'react'
import { usePush } from '../live/live'

/** How an onlooker looks at a game. */
export interface OnlookerEyes {
  /** Whose hand they are shown; undefined for the table. */
  readonly eyes: string | undefined
  readonly see: (eyes: string | undefined) => void
  /** Grows whenever the game is to be opened anew. */
  readonly times: number
}

/**
 * Returns how the viewer looks at a game if they are an onlooker. The game is opened anew when they choose
 * other eyes, or are told that they are shown something else.
 */
export function useOnlookerEyes(gameId: string): OnlookerEyes {
  const [{ eyes, times }, look] = useState<{ readonly eyes?: string; readonly times: number }>({ times: 0 })
  usePush('look_again', ({ gameId: id }) => {
    if (id === gameId) look((before) => ({ ...before, times: before.times + 1 }))
  })
  const see = useCallback(
    (chosen: string | undefined) =>
      look((before) => ({ times: before.times + 1, ...defined({ eyes: chosen }) })),
    [],
  )
  return { eyes, see, times }
}
