import { createContext, type ReactNode, useContext, useState } from 'react'
import { seatClass } from '../theme/seat-name'

const SeatsContext = createContext<readonly string[]>([])

/** Tells everything below it who sits where: the players' names in seat order. */
export function SeatsProvider({
  seats,
  children,
}: {
  readonly seats: readonly string[]
  readonly children: ReactNode
}) {
  const [stable, setStable] = useState(seats)
  // A new list with the same names would redraw everything that shows a name.
  const isSame = stable.length === seats.length && stable.every((name, index) => name === seats[index])
  if (!isSame) setStable(seats)
  return <SeatsContext value={isSame ? stable : seats}>{children}</SeatsContext>
}

/** The names in seat order. */
export function useSeats(): readonly string[] {
  return useContext(SeatsContext)
}

/** A player's place in seat order, from 0; undefined for somebody without a seat. */
export function useSeatOf(name: string | undefined): number | undefined {
  const index = useContext(SeatsContext).indexOf(name ?? '')
  return index < 0 ? undefined : index
}

/**
 * The class that gives an element the colors of a player's seat as `--seat` and `--seat-soft`; undefined
 * without a seat.
 */
export function useSeatClass(name: string | undefined): string | undefined {
  const seat = useSeatOf(name)
  return seat === undefined ? undefined : seatClass(seat)
}
