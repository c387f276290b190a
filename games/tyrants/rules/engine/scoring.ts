import { TOTAL_CONTROL } from '../facts/names'
import type { Board, PlayerState } from './board'
import type { Game } from './game'

/** What a player's total is made of, under the names of the score overview, in its order. */
export interface Score {
  readonly deck: number
  readonly innerCircle: number
  readonly trophyHall: number
  readonly control: number
  readonly totalControl: number
  readonly victoryPoints: number
  readonly total: number
}

/** What a player would score if the game ended now. */
export function scoreOf(player: PlayerState): Score {
  const parts = {
    deck: player.deckPoints,
    innerCircle: player.innerPoints,
    trophyHall: player.trophies.reduce((sum, count) => sum + count, 0),
    control: player.sitePoints,
    totalControl: TOTAL_CONTROL * player.totalSites,
    victoryPoints: player.points,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

/** Ends the game: whoever has the most points wins, and ties share the victory (rules: tyrants 10). */
export function over(game: Game): void {
  const totals = game.board.players.map((player) => ({ name: player.name, total: scoreOf(player).total }))
  game.run.log('The game is over')
  for (const { name, total } of totals)
    game.run.log('{player}: {total}', { player: name, total }, { indent: 1 })
  const most = Math.max(...totals.map(({ total }) => total))
  const winners = totals.filter(({ total }) => total === most).map(({ name }) => name)
  const reason = winners.length === 1 ? 'all the points' : `tied at ${most}`
  game.run.log(winners.length === 1 ? '{players} wins' : '{players} share the win', { players: winners })
  game.run.change({ kind: 'over', outcome: { winners, reason } })
}

/** The round of the game, from 1. */
export function roundOf({ turn, players }: Pick<Board, 'turn' | 'players'>): number {
  return Math.floor(turn.taken / players.length) + 1
}
