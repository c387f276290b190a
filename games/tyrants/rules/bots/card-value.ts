import type { Board } from '../engine/board'
import { cardOf } from '../engine/library'
import { MARKET_DECK, pileOf } from '../engine/zones'
import { HAND_SIZE } from '../facts/names'

/** What a card does when it is played is worth this many points for each influence that it costs. */
const PER_COST = 0.3
/** What the cards that everybody starts with do, in the same measure. */
const LEAST = 1
/**
 * Troops that a player deploys, and cards that leave the market deck, in a turn; by these the end is seen
 * coming.
 */
const TROOPS_A_TURN = 3
const CARDS_A_TURN = 1.7

/** How many turns a seat may still expect, this one not counted. */
function turnsLeft(board: Board): number {
  const troops = Math.min(...board.players.map((player) => player.troops)) / TROOPS_A_TURN
  const cards = (board.zones[MARKET_DECK]?.length ?? 0) / (CARDS_A_TURN * board.players.length)
  return board.turn.ending ? 0 : Math.min(troops, cards)
}

/** How often a card of a seat's deck may still be expected to be played. */
function playsLeft(board: Board, seat: number): number {
  const piles = ['deck', 'hand', 'played', 'discard'] as const
  const cards = piles.reduce((sum, pile) => sum + (board.zones[pileOf(seat, pile)]?.length ?? 0), 0)
  return (turnsLeft(board) * HAND_SIZE) / Math.max(cards, HAND_SIZE)
}

/** What a card does each time that it is played, in points. */
const playOf = (board: Board, card: string): number => PER_COST * Math.max(LEAST, cardOf(board, card).cost)

/** What a card brings into a deck: its points, and what it does as often as it may be played. */
export function valueOf(board: Board, seat: number, card: string): number {
  const { points, aspect } = cardOf(board, card)
  // Only Insane Outcast has no aspect: it does nothing but stand in the way.
  const plays = aspect === undefined ? -PER_COST : playOf(board, card)
  return points + playsLeft(board, seat) * plays
}

/** What is won by taking a card out of the deck into the inner circle. An average card comes in its place. */
export function promotionValueOf(board: Board, seat: number, card: string): number {
  const { points, innerPoints } = cardOf(board, card)
  return innerPoints - points - playsLeft(board, seat) * (playOf(board, card) - PER_COST * 2)
}
