import type { GameStatistics } from '@parlour/kernel'

/** How often each player took part and won. */
export const statistics: GameStatistics = {
  name: 'count-to-ten',
  counts: ({ players, outcome }) => [
    { heading: 'game', name: outcome.reason, games: 1, wins: 0 },
    ...players.map((name) => ({
      heading: 'player',
      name,
      games: 1,
      wins: outcome.winners.includes(name) ? 1 : 0,
    })),
  ],
  report: (totals) =>
    Object.fromEntries(totals.map(({ name, games, wins }) => [name, { count: games, wins }])),
}
