import { Refusal } from '@parlour/kernel'
import type { Campaign } from '@parlour/scenario'
import { playRandomTable } from './random-table'

/** How long a random game goes on at most. */
const ACTIONS = 1500

/** Random tables with two, three and four players in turn. A table has no winner whom a bot could beat. */
export const campaign: Campaign = {
  play({ games, seed, from, checks, only }, seen) {
    if (only !== undefined) throw new Refusal('Games at a Magic table are of one kind: leave --only out.')
    return Array.from({ length: games }, (_, at) => {
      const number = from + at
      const game = playRandomTable({
        seed: `${seed} ${number}`,
        players: 2 + (number % 3),
        actions: ACTIONS,
        checks: at < checks,
      })
      seen(game)
      return game
    })
  },
  duels: () => {
    throw new Refusal('A Magic table has no winner, so its bots play no duels.')
  },
}
