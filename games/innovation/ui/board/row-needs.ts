import type { ExtraHeights } from './ways'

type BoardRow = keyof ExtraHeights

/** How much higher than they must be the rows of a board would be for all of their texts to be read. */
export interface RowNeeds {
  readonly needs: ExtraHeights
  /** In so many lines the tableaus of the others stand, which share what these need. */
  readonly lines: number
}

export const NO_NEEDS: RowNeeds = { needs: { own: 0, others: 0, hand: 0 }, lines: 1 }

/** Returns what the rows of a board need, as it is drawn: `data-row` names them, `more` is what they have. */
export function rowNeeds(board: HTMLElement, more: ExtraHeights): RowNeeds {
  const need = (row: BoardRow): number => {
    const texts = [...board.querySelectorAll<HTMLElement>(`[data-row="${row}"] [data-effects]`)]
    const lacks = Math.max(...texts.map(lackOf), -Infinity)
    return texts.length === 0 ? 0 : Math.max(0, Math.ceil(linesOf(board, row) * lacks + more[row]))
  }
  return {
    needs: { own: need('own'), others: need('others'), hand: need('hand') },
    lines: linesOf(board, 'others'),
  }
}

/** How many rows share what a row of a board gets: those of the hand, or of the tableaus. */
function linesOf(board: HTMLElement, row: BoardRow): number {
  const parts = [
    ...board.querySelectorAll<HTMLElement>(`[data-row="${row}"] :is([data-slot], [data-player])`),
  ]
  return Math.max(1, new Set(parts.map(({ offsetTop }) => offsetTop)).size)
}

/** How many px a text is higher than its room; below 0 for one that has more. */
function lackOf(text: HTMLElement): number {
  const [first, last] = [text.firstElementChild, text.lastElementChild]
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return -Infinity
  return last.offsetTop + last.offsetHeight - first.offsetTop - text.clientHeight
}
