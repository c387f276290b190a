import { useLayoutEffect } from 'react'
import type { MapOwner } from './map/owner'

/** Returns the variables that give seats the colors of their players, with their values. */
export const seatColors = (players: readonly MapOwner[]): readonly (readonly [string, string])[] =>
  players.flatMap(({ color }, seat) => {
    if (color === undefined) return []
    const token = `var(--tyrants-${color})`
    return [
      [`--seat-${seat + 1}`, `color-mix(in srgb, ${token} 85%, var(--ink))`],
      [`--seat-${seat + 1}-soft`, `color-mix(in srgb, ${token} 20%, var(--raised))`],
    ] as const
  })

/**
 * Gives the seats the colors that the players have in this game, wherever the page shows a seat: in the log,
 * in dialogs, in the menu. A little ink keeps the pale ones visible on paper.
 */
export function useSeatColors(players: readonly MapOwner[]): void {
  const words = JSON.stringify(seatColors(players))
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const variables = JSON.parse(words) as [string, string][]
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [words])
}
