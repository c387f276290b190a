import type { PlayedGame } from './campaign-plan'
import type { PlayedDuel } from './duel'

/** One line for each group of games: how many, answers, and how often each reason ended one. */
export function tally(games: readonly PlayedGame[]): readonly string[] {
  return byGroup(games).map(([group, some]) => {
    const counts = some.map(({ answers }) => answers)
    const sum = counts.reduce((one, other) => one + other, 0)
    const reasons = new Map<string, number>()
    for (const { reason = 'error' } of some) {
      // A reason may end in a figure ('tied at 71'): the games of all figures count together.
      const word = reason.replace(/\d+$/, 'N')
      reasons.set(word, (reasons.get(word) ?? 0) + 1)
    }
    const ends = [...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')
    return `${group}: ${some.length} games, ${sum} answers (mean ${Math.round(sum / some.length)}, most ${Math.max(...counts)}); ${ends}`
  })
}

/** One line for each group of duels: how many the bot won, and how long it thought at most. */
export function duelTally(duels: readonly PlayedDuel[]): readonly string[] {
  return byGroup(duels).map(([group, some]) => {
    const won = some.filter((duel) => duel.won).length
    const longest = Math.max(...some.map((duel) => duel.longest))
    return `${group}: won ${won} of ${some.length}; longest thought ${longest.toFixed(1)} ms`
  })
}

function byGroup<Game extends PlayedGame>(
  games: readonly Game[],
): readonly (readonly [string, readonly Game[]])[] {
  const groups = [...new Set(games.map(({ group }) => group))].sort()
  return groups.map((group) => [group, games.filter((game) => game.group === group)])
}
