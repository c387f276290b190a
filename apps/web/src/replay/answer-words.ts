import type { Json } from '@parlour/kernel'
import type { WireResponse } from '@parlour/protocol'

/**
 * Returns what was answered in words: the titles of what was chosen, the choice before what was chosen in it.
 * Undefined where the viewer may not read it, or where the answer is not made of choices with titles.
 */
export function answerWords({ selection }: Pick<WireResponse, 'selection'>): string | undefined {
  if (selection === undefined) return undefined
  if (selection.length === 0) return 'nothing'
  const words = selection.map(pickWords)
  return words.every((word) => word !== undefined) ? words.join(', ') : undefined
}

function pickWords(pick: Json): string | undefined {
  if (typeof pick === 'string') return pick
  if (typeof pick !== 'object' || pick === null || Array.isArray(pick)) return undefined
  const { title, selection } = pick as { readonly title?: Json; readonly selection?: Json }
  if (typeof title !== 'string') return undefined
  if (!Array.isArray(selection)) return title
  const chosen = answerWords({ selection: selection as readonly Json[] })
  if (chosen === undefined || selection.length === 0) return title
  // 'Draw' offers 'draw a card'.
  return chosen.toLowerCase().startsWith(title.toLowerCase()) ? chosen : `${title} ${chosen}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns how long an answer took: `after 6 s`, `after 2 min`, `after 3 h`, `after 2 days`. */
export function tookWords(milliseconds: number): string {
  if (milliseconds < MINUTE) return `after ${Math.max(1, Math.round(milliseconds / 1000))} s`
  if (milliseconds < HOUR) return `after ${Math.round(milliseconds / MINUTE)} min`
  if (milliseconds < 2 * DAY) return `after ${Math.round(milliseconds / HOUR)} h`
  return `after ${Math.round(milliseconds / DAY)} days`
}
