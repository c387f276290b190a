import type { SerializedGame } from '@parlour/protocol'
import type { ScreenViewer } from '@parlour/ui-kit'
import { useMemo } from 'react'

/**
 * Returns who looks at a game with these eyes: with those of another seat one sees the board from there. The
 * same object as long as nothing changes: otherwise the whole log would render at each step of a look back.
 */
export function useViewers(
  { settings: { players } }: SerializedGame,
  { _id, name, isAdmin, seated }: ScreenViewer,
): (eyes: string | undefined) => ScreenViewer {
  return useMemo(() => {
    const own = { _id, name, isAdmin, seated }
    const seats = new Map(
      players.map((seat) => [seat.name, { ...own, _id: seat._id, name: seat.name, seated: true }]),
    )
    return (eyes) => (eyes === undefined ? own : (seats.get(eyes) ?? own))
  }, [players, _id, name, isAdmin, seated])
}

/** Nothing is asked in the past: a screen that answered there would answer a question it does not show. */
export const answerInPast = () => Promise.reject(new Error('The past cannot be answered.'))
export const nothing = () => Promise.resolve()
