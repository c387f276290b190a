import type { FinishedGame, GameStatistics, Tally } from '@parlour/kernel'

const counts = ({ players, outcome }: FinishedGame): readonly Tally[] => [
  { heading: 'game', name: outcome.reason, games: 1, wins: 0 },
  ...players.map((name) => ({
    heading: 'player',
    name,
    games: 1,
    wins: outcome.winners.includes(name) ? 1 : 0,
  })),
]

/** How often each player took part and won; of games with one goal by themselves. */
export const statistics: GameStatistics = {
  name: 'count-to-ten',
  counts,
  report: (totals) =>
    Object.fromEntries(totals.map(({ name, games, wins }) => [name, { count: games, wins }])),
  countsOnly:
    ({ goal }) =>
    (game) =>
      game.settings.goal === goal ? counts(game) : [],
}
