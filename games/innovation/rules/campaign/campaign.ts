import { type PlayedGame, playRandomGame } from './random-game'

const PLAYERS = [2, 3, 4]

export interface Campaign {
  readonly games: number
  /** The first so many games are played with every free check on. */
  readonly checks: number
  /** Part of every game's seed. */
  readonly seed: string
  /** The number of the first game, to go on where an earlier campaign stopped. */
  readonly from: number
}

/** Plays base games with two, three and four players in turn; hands each over as it ends. */
export function playCampaign(campaign: Campaign, seen: (game: PlayedGame) => void): readonly PlayedGame[] {
  const { games, checks, seed, from } = campaign
  return Array.from({ length: games }, (_, at) => {
    const number = from + at
    const players = PLAYERS[number % PLAYERS.length] ?? 2
    const game = playRandomGame({ seed: `${seed} ${number}`, players, checks: at < checks })
    seen(game)
    return game
  })
}

/** One line for each number of players: games, answers, and how often each reason ended one. */
export function tally(games: readonly PlayedGame[]): readonly string[] {
  return PLAYERS.flatMap((players) => {
    const some = games.filter((game) => game.players === players)
    if (some.length === 0) return []
    const counts = some.map(({ answers }) => answers)
    const sum = counts.reduce((one, other) => one + other, 0)
    const reasons = new Map<string, number>()
    for (const { reason = 'error' } of some) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    const ends = [...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')
    return [
      `${players} players: ${some.length} games, ${sum} answers (mean ${Math.round(sum / some.length)}, most ${Math.max(...counts)}); ${ends}`,
    ]
  })
}
