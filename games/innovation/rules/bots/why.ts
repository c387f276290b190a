import { achievementTotal, iconsOf, scoreOf } from '../engine/game/count'
import type { Table } from '../engine/board/table'
import { counted } from '../facts/counted'
import { ICONS } from '../facts/names'

/** What of a board a bot speaks of. */
export interface Figures {
  readonly achievements: number
  readonly points: number
  readonly icons: number
  /** The values of the top cards together. */
  readonly tops: number
  readonly hand: number
  /** The points that the best of the others has. */
  readonly others: number
}

/** Returns the figures of a seat: all of them its player may know. */
export function figuresOf(table: Table, seat: number): Figures {
  return {
    achievements: achievementTotal(table, seat),
    points: scoreOf(table, seat),
    icons: ICONS.reduce((sum, icon) => sum + iconsOf(table, seat, icon), 0),
    tops: table.tops(seat).reduce((sum, { ageOnBoard }) => sum + ageOnBoard, 0),
    hand: table.zone(seat, 'hand').length,
    others: Math.max(0, ...table.opponents(seat).map((other) => scoreOf(table, other))),
  }
}

interface Gain {
  readonly says: string
  readonly weight: number
}

/** What is said of each figure that grew, or of the others' that fell, and how much it counts. */
const GAINS: Readonly<Record<keyof Figures, (by: number) => Gain>> = {
  achievements: (by) => ({ says: counted(by, 'achievement'), weight: 60 * by }),
  points: (by) => ({ says: counted(by, 'point'), weight: 2 * by }),
  icons: (by) => ({ says: counted(by, 'icon'), weight: by }),
  tops: (by) => ({ says: `top cards worth ${by} more`, weight: 1.5 * by }),
  hand: (by) => ({ says: `${counted(by, 'card')} in hand`, weight: by }),
  others: (by) => ({ says: `${counted(-by, 'point')} less for others`, weight: -1.6 * by }),
}
const FIGURES = ['achievements', 'points', 'icons', 'tops', 'hand', 'others'] as const

const MOST_SAID = 2

/**
 * Returns why a bot did what it did: what it hoped for, the weightiest first. `after` is how it stood in the
 * last game that it imagined.
 */
export function whyWords(before: Figures, after: Figures): string {
  const gains = FIGURES.map((figure) => ({ figure, by: Math.round(after[figure] - before[figure]) }))
    .filter(({ figure, by }) => (figure === 'others' ? by < 0 : by > 0))
    .map(({ figure, by }) => GAINS[figure](by))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_SAID)
  if (gains.length === 0) return 'nothing else looked better'
  return `hoped for ${gains.map(({ says }) => says).join(' and ')}`
}
