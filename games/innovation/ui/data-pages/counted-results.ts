import type { Expansion } from '../../rules/facts/names'
import type { CountedGames } from '../../rules/facts/statistics'

/** Which games the results page counts, as its three fields say it. */
export interface CountedResults {
  readonly players: 'any' | 2 | 3 | 4
  readonly set: 'any' | Expansion
  /** Those that ended within this many days, or at any time. */
  readonly days: 'any' | number
}

/** What is counted at first, and has been since the hub began. */
export const WHOLE: CountedResults = { players: 2, set: 'any', days: 'any' }

export const isEverything = ({ players, set, days }: CountedResults): boolean =>
  players === WHOLE.players && set === WHOLE.set && days === WHOLE.days

const DAY = 24 * 60 * 60 * 1000

/** The games as the server is asked for them. */
export const onlyOf = (
  { players, set, days }: CountedResults,
  now: number,
): { [key: string]: string | number } & CountedGames => ({
  ...(players !== 'any' && { players }),
  ...(set !== 'any' && { set }),
  ...(days !== 'any' && { since: now - days * DAY }),
})
