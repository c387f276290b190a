import type { Weights } from './worth'

/** How well a bot plays. */
export interface Strength {
  /** How many imagined games it tries its answers on at most; the worse half is left aside as it goes on. */
  readonly rounds: number
  /** How many answers are tried, picked at random; left out, all. */
  readonly looksAt?: number
  /** It looks ahead in the middle of an effect too; else it takes what is offered there. */
  readonly withinEffects: boolean
  readonly weights: Weights
}

const simple: Weights = {
  achievement: 60,
  lead: 0,
  claimable: 0,
  point: 2,
  icon: 1,
  majority: 0,
  value: 1.5,
  highest: 0,
  card: 1,
  others: 0.8,
}

/** The bots of the lobby, by name. */
export const STRENGTHS = {
  easy: { rounds: 1, looksAt: 3, withinEffects: false, weights: simple },
  steady: { rounds: 1, withinEffects: true, weights: simple },
  hard: {
    rounds: 40,
    withinEffects: true,
    weights: {
      achievement: 60,
      lead: 40,
      claimable: 35,
      point: 2,
      icon: 1,
      majority: 3,
      value: 1.5,
      highest: 3,
      card: 2,
      others: 0.9,
    },
  },
} as const satisfies Readonly<Record<string, Strength>>
