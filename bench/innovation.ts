import { innovation, type InnovationSettings } from '@parlour/innovation'
import { matchAnswer, type Pick, type Random, randomPicks, type Request } from '@parlour/kernel'
import { lateAgainstEarly } from './late-against-early'
import { median } from './median'
import type { BenchRow } from './row'
import { dearestAnswers, gamesOfLength, kindOf, playGame, pushSizes, replayTime } from './rules-games'
import { coreSeconds } from './time'

const NAMES = ['ann', 'bob', 'cat', 'dan']

/** Games that are measured, and what each figure of theirs may be. */
interface MeasuredGames {
  readonly players: number
  readonly expansions: readonly string[]
  readonly words: string
  /** Whole games that are played for the figures. */
  readonly games: number
  /** The place of the answer that is held against the 30th, and the answers that are played again. */
  readonly late: number
  readonly history: number
  readonly budgets: {
    readonly answer: number
    readonly dearest: number
    readonly games: number
  }
}

const MEASURED: readonly MeasuredGames[] = [
  {
    players: 2,
    expansions: ['base'],
    words: 'base, 2 players',
    games: 80,
    late: 300,
    history: 250,
    budgets: { answer: 0.05, dearest: 1, games: 100 },
  },
  {
    players: 2,
    expansions: ['base', 'echo', 'city', 'usee'],
    words: 'four sets, 2 players',
    games: 80,
    late: 400,
    history: 400,
    budgets: { answer: 0.05, dearest: 1, games: 50 },
  },
  {
    players: 4,
    expansions: ['base', 'echo', 'figs', 'city', 'arti', 'usee'],
    words: 'six sets, 4 players',
    games: 40,
    late: 400,
    history: 400,
    budgets: { answer: 0.1, dearest: 1, games: 15 },
  },
]

const LONG_GAMES = 12
/**
 * A hub that has run for a while is measured: after this many games the compiler has done its work on the
 * cards of all sets.
 */
const WARM_UP = 300

const gameOf = ({ players, expansions }: MeasuredGames) => ({
  rules: innovation,
  settingsOf: (seed: string): InnovationSettings => ({
    game: 'Innovation: Ultimate',
    name: 'bench',
    seed,
    createdTimestamp: 0,
    players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
    expansions,
  }),
})

/**
 * Draws once in fifteen times that chance would have it: decks last, and some games reach 300 answers and
 * more.
 */
function seldomDrawing(request: Request, random: Random): readonly Pick[] {
  for (;;) {
    const selection = randomPicks(request, random)
    const matchedAnswer = matchAnswer(request, { actor: request.actor, title: request.title, selection })
    if (kindOf(matchedAnswer) !== 'action draw' || random.below(15) === 0) return selection
  }
}

/** What games of Innovation cost inside the rules: with the base set, with four sets, and with all. */
export const innovationRows = (): readonly BenchRow[] => MEASURED.flatMap(rowsOf)

function rowsOf(measured: MeasuredGames): readonly BenchRow[] {
  const { words, games, late, budgets } = measured
  const game = gameOf(measured)
  const block = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => playGame(game, `${name} ${at}`))
  block('warm-up', WARM_UP)
  const { result: played, seconds } = coreSeconds(() => block('game', games))
  const longGames = gamesOfLength(
    (seed) => playGame(game, seed, { choose: seldomDrawing }),
    LONG_GAMES,
    Math.max(late, measured.history),
  )
  const [long] = longGames
  const history = (long?.answers ?? []).slice(0, measured.history)
  const rows = [
    ['an answer in the rules', median(played.flatMap(({ times }) => times)), 'ms', budgets.answer],
    ['an answer, 99th percentile of processor time', dearestAnswers(game, games / 2), 'ms', budgets.dearest],
    [
      `the ${late}th answer against the 30th, same kinds`,
      lateAgainstEarly(game, longGames, { late, early: 30, copied: false }),
      '×',
      1,
    ],
    [
      `the ${late}th answer against the 30th, same kinds, as just loaded`,
      lateAgainstEarly(game, longGames, { late, early: 30, copied: true }),
      '×',
      1,
    ],
    ['whole random games', games / seconds, 'per s', budgets.games],
    [`replay of ${history.length} answers`, replayTime(game, long?.seed ?? '', history), 'ms', 40],
    ['a pushed change, gzipped', median(pushSizes(game, { seat: 'ann', seed: 'push' })), 'KB', 2],
  ] as const
  return rows.map(([name, figure, unit, budget]) => ({
    name: `innovation, ${words}: ${name}`,
    measured: figure,
    unit,
    budget,
  }))
}
