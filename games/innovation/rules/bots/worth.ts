import { achievementTotal, eligibility, highestTop, iconsOf, scoreOf, toWin } from '../engine/game/count'
import { cardOrNot } from '../engine/board/library'
import type { Table } from '../engine/board/table'
import { AVAILABLE } from '../engine/board/zones'
import { ICONS } from '../facts/names'

/** What counts how much on a board. */
export interface Weights {
  readonly achievement: number
  /** For each achievement more, the nearer the end is. */
  readonly lead: number
  /** An achievement that the player could claim with the next action. */
  readonly claimable: number
  readonly point: number
  readonly icon: number
  /** Icons of which the player has more than anybody else. */
  readonly majority: number
  /** The value of each top card. */
  readonly value: number
  /** The value of the highest top card, which draws come from. */
  readonly highest: number
  readonly card: number
  /** How much of what the best other has is taken off. */
  readonly others: number
}

/** Cards in hand beyond these are worth little: a hand is for playing. */
const MOST_IN_HAND = 5
const MORE_IN_HAND = 0.3
/** A game that is won, or lost. */
const END = 10_000

/** Returns what a board is worth to a seat: what it has, less what the best of the others has. */
export function worthOf(table: Table, seat: number, weights: Weights): number {
  const { outcome } = table.board
  if (outcome !== undefined) return outcome.winners.includes(table.nameOf(seat)) ? END : -END
  const others = table.opponents(seat).filter((other) => !table.player(other).eliminated)
  const best = Math.max(0, ...others.map((other) => standing(table, other, weights)))
  return standing(table, seat, weights) - weights.others * best
}

/** Returns what a seat has, whatever the others have. */
export function standing(table: Table, seat: number, weights: Weights): number {
  const achieved = achievementTotal(table, seat)
  const tops = table.tops(seat).reduce((sum, { ageOnBoard }) => sum + ageOnBoard, 0)
  const hand = table.zone(seat, 'hand').length
  const nearer = achieved / Math.max(1, toWin(table))
  return (
    achieved * (weights.achievement + weights.lead * nearer) +
    scoreOf(table, seat) * weights.point +
    iconWorth(table, seat, weights) +
    tops * weights.value +
    highestTop(table, seat) * weights.highest +
    Math.min(hand, MOST_IN_HAND) * weights.card +
    Math.max(0, hand - MOST_IN_HAND) * MORE_IN_HAND +
    (weights.claimable > 0 && mayClaim(table, seat) ? weights.claimable : 0)
  )
}

function iconWorth(table: Table, seat: number, { icon, majority }: Weights): number {
  const others = majority > 0 ? table.opponents(seat) : []
  return ICONS.reduce((sum, kind) => {
    const own = iconsOf(table, seat, kind)
    const leads = majority > 0 && own > 0 && others.every((other) => iconsOf(table, other, kind) < own)
    return sum + own * icon + (leads ? majority : 0)
  }, 0)
}

/** Whether any available achievement, or a secret of the player's own, is within reach. */
function mayClaim(table: Table, seat: number): boolean {
  const eligible = eligibility(table, seat)
  return [...table.cards(AVAILABLE), ...table.zone(seat, 'safe')].some((name) => {
    const card = cardOrNot(name)
    return card !== undefined && eligible(card.age)
  })
}
