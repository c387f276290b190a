import {
  type FinishedGame,
  type GameStatistics,
  isJsonObject,
  type JsonObject,
  type ArchivedGame,
  type Tally,
} from '@parlour/kernel'
import { z } from 'zod'
import { type Expansion, EXPANSIONS } from './names'
import { refusal } from './refusals'

type Heading = 'game' | 'reason' | 'player' | 'card'

const tally = (heading: Heading, name: string, wins = 0): Tally => ({ heading, name, games: 1, wins })

/**
 * A game of two people with a single winner counts, with its reason, its players and the cards that were
 * melded (rules: hub 5).
 */
const counts = (game: FinishedGame): readonly Tally[] => (game.players.length === 2 ? countsOfAny(game) : [])

/** The same of a game of any number of people. */
function countsOfAny({ players, hasBots, outcome, figures }: FinishedGame): readonly Tally[] {
  const [winner] = outcome.winners
  if (hasBots || outcome.winners.length !== 1 || winner === undefined) return []
  const meldedBy = isJsonObject(figures.meldedBy) ? figures.meldedBy : {}
  return [
    tally('game', ''),
    tally('reason', outcome.reason),
    ...players.map((name) => tally('player', name, name === winner ? 1 : 0)),
    ...Object.entries(meldedBy).map(([card, by]) => tally('card', card, by === winner ? 1 : 0)),
  ]
}

/**
 * Which games are counted: those with this many players, with a set (or with `base` alone), that ended since
 * a time in ms.
 */
const counted = z.object({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  set: z.enum(EXPANSIONS).optional(),
  since: z.number().optional(),
})

/** Which games the results page can count by themselves. */
export type CountedGames = Readonly<z.infer<typeof counted>>

/** Some of the games of two to four people, each with what it adds. */
function countsOnly(only: JsonObject): (game: ArchivedGame) => readonly Tally[] {
  const read = counted.safeParse(only)
  if (!read.success) throw refusal('statistics_malformed')
  const { players, set, since = 0 } = read.data
  return (game) => {
    const isCounted =
      (set === undefined || isWith(set, game.settings)) &&
      game.ended >= since &&
      (players ?? game.players.length) === game.players.length
    return isCounted ? countsOfAny(game) : []
  }
}

/**
 * Whether a game was one with a set, or with `base` alone. Nobody knows of one whose sets were rolled for.
 */
function isWith(set: Expansion, { expansions, randomizeExpansions }: JsonObject): boolean {
  if (!Array.isArray(expansions) || randomizeExpansions === true) return false
  return set === 'base' ? expansions.length === 1 : expansions.includes(set)
}

/** The totals as the results page takes them, the most frequent first. */
function report(totals: readonly Tally[]) {
  const of = (heading: Heading) =>
    totals.filter((total) => total.heading === heading).toSorted((a, b) => b.games - a.games)
  return {
    count: of('game')[0]?.games ?? 0,
    reasons: of('reason').map(({ name, games }) => [name, games]),
    cards: of('card').map(({ name, games, wins }) => [name, { melded: games, wins }]),
    players: Object.fromEntries(of('player').map(({ name, games, wins }) => [name, { count: games, wins }])),
  }
}

/** What is counted over all finished games of Innovation. */
export const statistics: GameStatistics = { name: 'innovation', counts, report, countsOnly }
