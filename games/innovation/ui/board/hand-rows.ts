/** The space between two cards of the hand, and what the edges of its panel take of its width, in px. */
export const HAND_GAP = 10
export const HAND_EDGES = 40
/** Before a hand loses its texts its cards are so narrow. */
export const NARROWEST_WITH_TEXT = 96
/** More rows would hide the board. */
const MOST_ROWS = 3

/** In how many rows a hand of so many cards keeps its texts, in a panel so wide; undefined where there would be too many. */
export function rowsWithText(count: number, width: number): number | undefined {
  const across = Math.max(1, Math.floor((width - HAND_EDGES + HAND_GAP) / (NARROWEST_WITH_TEXT + HAND_GAP)))
  const rows = Math.max(1, Math.ceil(count / across))
  return rows > MOST_ROWS ? undefined : rows
}
