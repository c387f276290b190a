import type { PlayerView } from '../../rules/view'

/** The rows of a score, in their order. */
export const SCORE_ROWS = [
  ['deck', 'deck'],
  ['inner circle', 'innerCircle'],
  ['trophy hall', 'trophyHall'],
  ['control', 'control'],
  ['total control', 'totalControl'],
  ['victory points', 'victoryPoints'],
  ['total', 'total'],
] as const satisfies readonly (readonly [string, keyof PlayerView['score']])[]
