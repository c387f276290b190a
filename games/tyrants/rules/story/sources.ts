import type { Score } from '../engine/scoring'

/** Where points come from, under the names of the score overview, and as what they are got from. */
export const SOURCES = [
  { key: 'deck', title: 'deck', from: 'the cards of the deck' },
  { key: 'innerCircle', title: 'inner circle', from: 'the inner circle' },
  { key: 'trophyHall', title: 'trophy hall', from: 'the trophy hall' },
  { key: 'control', title: 'control', from: 'control of sites' },
  { key: 'totalControl', title: 'total control', from: 'total control' },
  { key: 'victoryPoints', title: 'victory points', from: 'points gained in play' },
] as const satisfies readonly { readonly key: keyof Score; readonly title: string; readonly from: string }[]
