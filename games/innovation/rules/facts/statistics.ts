import { type FinishedGame, type GameStatistics, isJsonObject, type Tally } from '@parlour/kernel'

type Heading = 'game' | 'reason' | 'player' | 'card'

const tally = (heading: Heading, name: string, wins = 0): Tally => ({ heading, name, games: 1, wins })

/** A game of two people with a single winner counts, with its reason, its players and the cards that were melded (rules: hub 5). */
function counts({ players, hasBots, outcome, figures }: FinishedGame): readonly Tally[] {
  const [winner] = outcome.winners
  if (hasBots || players.length !== 2 || outcome.winners.length !== 1 || winner === undefined) return []
  const meldedBy = isJsonObject(figures.meldedBy) ? figures.meldedBy : {}
  return [
    tally('game', ''),
    tally('reason', outcome.reason),
    ...players.map((name) => tally('player', name, name === winner ? 1 : 0)),
    ...Object.entries(meldedBy).map(([card, by]) => tally('card', card, by === winner ? 1 : 0)),
  ]
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
export const statistics: GameStatistics = { name: 'innovation', counts, report }
