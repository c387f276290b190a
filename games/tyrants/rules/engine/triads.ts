import type { Reward, Triad } from '../facts/tile-data'
import { gain } from './counters'
import type { Game } from './game'

/** Pays the current player for each triad, at the start of a turn (rules: tyrants 15.9). */
export function payTriads(game: Game): void {
  for (const triad of game.map.triads) pay(game, triad, tierOf(game, triad))
}

/** Returns the tier that the current player has reached in each triad: 0 for none, then troops, control, total control. */
export const triadTiers = (game: Game): readonly number[] =>
  game.map.triads.map((triad) => tierOf(game, triad))

/** Pays the current player for each triad whose tier is higher than it was (rules: tyrants 15.9). */
export function payRaisedTriads(game: Game, before: readonly number[]): void {
  if (game.board.turn.phase === 'setup') return
  for (const [at, triad] of game.map.triads.entries()) {
    const tier = tierOf(game, triad)
    if (tier > (before[at] ?? 0)) pay(game, triad, tier)
  }
}

/** What a player is paid for triads at the start of a turn. */
export function triadIncome(game: Game, player: number): Pick<Reward, 'influence' | 'power'> {
  const rewards = game.map.triads.flatMap((triad) => rewardOf(triad, tierOf(game, triad, player)) ?? [])
  const sumOf = (what: 'influence' | 'power') => rewards.reduce((sum, reward) => sum + reward[what], 0)
  return { influence: sumOf('influence'), power: sumOf('power') }
}

function tierOf(game: Game, { sites }: Triad, player = game.current): number {
  const { control, total } = game.board.ground
  const places = sites.flatMap((name) => game.map.named.get(name)?.index ?? [])
  const isHeld = (at: number) => control[at] === player
  if (places.every((at) => isHeld(at) && total[at] === true)) return 3
  if (places.every(isHeld)) return 2
  return places.every((at) => game.troopsAt(at).includes(player)) ? 1 : 0
}

const rewardOf = (triad: Triad, tier: number): Reward | undefined =>
  [undefined, triad.presence, triad.control, triad.total][tier]

function pay(game: Game, triad: Triad, tier: number): void {
  const reward = rewardOf(triad, tier)
  if (reward === undefined) return
  game.say(game.current, 'is paid for the triad of {zone}', { zone: triad.sites[0] })
  for (const what of ['influence', 'power', 'points'] as const) {
    gain(game, game.current, { what, by: reward[what] })
  }
}
