import type { FinishedGame, GameStatistics, Tally } from '@parlour/kernel'

type Heading = 'game' | 'format' | 'reason' | 'player'

const tally = (heading: Heading, name: string, wins = 0): Tally => ({ heading, name, games: 1, wins })

/** Every game that was played to its end, drawn ones too. */
function counts({ players, outcome, figures }: FinishedGame): readonly Tally[] {
  const { format } = figures
  return [
    tally('game', ''),
    tally('reason', outcome.reason),
    ...(typeof format === 'string' ? [tally('format', format)] : []),
    ...players.map((name) => tally('player', name, outcome.winners.includes(name) ? 1 : 0)),
  ]
}

function report(totals: readonly Tally[]) {
  const of = (heading: Heading) =>
    totals.filter((total) => total.heading === heading).toSorted((a, b) => b.games - a.games)
  return {
    count: of('game')[0]?.games ?? 0,
    formats: of('format').map(({ name, games }) => [name, games]),
    reasons: of('reason').map(({ name, games }) => [name, games]),
    players: Object.fromEntries(of('player').map(({ name, games, wins }) => [name, { count: games, wins }])),
  }
}

/** What is counted over all finished games at Magic tables. */
export const statistics: GameStatistics = { name: 'magic', counts, report }
