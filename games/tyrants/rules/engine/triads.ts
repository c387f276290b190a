import type { Reward, Triad } from '../facts/tile-data'
import { TRIAD_TIERS, triadTier, type TriadTier } from '../facts/triad-tier'
import { gain } from './counters'
import type { Game } from './game'

/** Pays the current player for each triad, at the start of a turn (rules: tyrants 15.9). */
export function payTriads(game: Game): void {
  for (const triad of game.map.triads) pay(game, triad, tierOf(game, triad))
}

type Tier = TriadTier | undefined

/** Returns the tier that the current player has reached in each triad. */
export const triadTiers = (game: Game): readonly Tier[] => game.map.triads.map((triad) => tierOf(game, triad))

/** Pays the current player for each triad whose tier is higher than it was (rules: tyrants 15.9). */
export function payRaisedTriads(game: Game, before: readonly Tier[]): void {
  if (game.board.turn.phase === 'setup') return
  for (const [at, triad] of game.map.triads.entries()) {
    const tier = tierOf(game, triad)
    if (rankOf(tier) > rankOf(before[at])) pay(game, triad, tier)
  }
}

/** Returns what a player is paid for triads at the start of a turn. */
export function triadIncome(game: Game, player: number): Pick<Reward, 'influence' | 'power'> {
  const rewards = game.map.triads.flatMap((triad) => rewardOf(triad, tierOf(game, triad, player)) ?? [])
  const sumOf = (what: 'influence' | 'power') => rewards.reduce((sum, reward) => sum + reward[what], 0)
  return { influence: sumOf('influence'), power: sumOf('power') }
}

function tierOf(game: Game, { sites }: Triad, player = game.current): Tier {
  const { control, total } = game.board.ground
  const places = sites.flatMap((name) => game.map.named.get(name)?.index ?? [])
  return triadTier(
    places.map((at) => ({ troops: game.troopsAt(at), control: control[at], total: total[at] })),
    player,
  )
}

const rankOf = (tier: Tier): number => (tier === undefined ? -1 : TRIAD_TIERS.indexOf(tier))

const rewardOf = (triad: Triad, tier: Tier): Reward | undefined =>
  tier === undefined ? undefined : triad[tier]

function pay(game: Game, triad: Triad, tier: Tier): void {
  const reward = rewardOf(triad, tier)
  if (reward === undefined) return
  game.say(game.current, 'is paid for the triad of {zone}', { zone: triad.sites[0] })
  for (const what of ['influence', 'power', 'points'] as const) {
    gain(game, game.current, { what, by: reward[what] })
  }
}
