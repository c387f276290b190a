import { innovation, type InnovationSettings } from '@parlour/innovation'
import { matched, type Pick, type Random, randomPicks, type Request } from '@parlour/kernel'
import { median } from './median'
import type { BenchRow } from './row'
import {
  dearestAnswers,
  gamesOfLength,
  kindOf,
  lateAgainstEarly,
  playGame,
  pushSizes,
  replayTime,
} from './rules-games'
import { coreSeconds } from './time'

const GAMES = 80
const LONG_GAMES = 12

const game = {
  rules: innovation,
  settingsOf: (seed: string): InnovationSettings => ({
    game: 'Innovation: Ultimate',
    name: 'bench',
    seed,
    createdTimestamp: 0,
    players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
    expansions: ['base'],
  }),
}

/** Draws once in fifteen times that chance would have it: decks last, and some games reach 300 answers and more. */
function seldomDrawing(request: Request, random: Random): readonly Pick[] {
  for (;;) {
    const selection = randomPicks(request, random)
    const given = matched(request, { actor: request.actor, title: request.title, selection })
    if (kindOf(given) !== 'action draw' || random.below(15) === 0) return selection
  }
}

/** What a base game of two costs inside the rules. */
export function innovationRows(): readonly BenchRow[] {
  for (let warm = 0; warm < 15; warm += 1) playGame(game, `warm-up ${warm}`)
  const block = (name: string) =>
    coreSeconds(() => Array.from({ length: GAMES }, (_, at) => playGame(game, `${name} ${at}`)))
  const first = block('first')
  const { result: played, seconds } = block('game')
  const long = Math.max(0, ...played.flatMap(({ answers }, at) => (answers.length >= 250 ? [at] : [])))
  const history = (played[long]?.answers ?? []).slice(0, 250)
  const longGames = gamesOfLength((seed) => playGame(game, seed, { choose: seldomDrawing }), LONG_GAMES, 300)
  const rows = [
    ['an answer in the rules', median(played.flatMap(({ times }) => times)), 'ms', 0.5],
    ['an answer, 99th percentile of processor time', dearestAnswers(game, GAMES / 2), 'ms', 5],
    [
      'the 300th answer against the 30th, same kinds',
      lateAgainstEarly(longGames, { late: 300, early: 30 }),
      '×',
      1,
    ],
    [
      'whole random games, base, 2 players',
      GAMES / seconds,
      'per s',
      50,
      `${(GAMES / first.seconds).toFixed(1)} per s among the first hundred of a process, while it is still compiled`,
    ],
    [`replay of ${history.length} answers`, replayTime(game, `game ${long}`, history), 'ms', 40],
    ['a pushed change, gzipped', median(pushSizes(game, { seat: 'ann', seed: 'push' })), 'KB', 2],
  ] as const
  return rows.map(([name, measured, unit, budget, note]) => ({
    name: `innovation: ${name}`,
    measured,
    unit,
    budget,
    ...(note === undefined ? {} : { note }),
  }))
}
