import { tyrants, type TyrantsSettings } from '@parlour/tyrants'
import { seldomPassing } from '@parlour/tyrants/campaign'
import { lateAgainstEarly } from './late-against-early'
import { median } from './median'
import type { BenchRow } from './row'
import { dearestAnswers, gamesOfLength, playGame, pushSizes, replayTime } from './rules-games'
import { coreSeconds } from './time'

const GAMES = 40
/** A hub that has run for a while is measured: after this many games the compiler has done its work. */
const WARM_UP = 150
const LONG_GAMES = 24
const NAMES = ['ann', 'bob', 'cat', 'dan']

/** A game with the decks that ask most. */
const gameOn = (map: TyrantsSettings['map'], players: number) => ({
  rules: tyrants,
  settingsOf: (seed: string): TyrantsSettings => ({
    game: 'Tyrants of the Underdark',
    name: 'bench',
    seed,
    createdTimestamp: 0,
    players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
    expansions: ['illithid', 'undead'],
    map,
    menzoExtraNeutral: true,
    chooseColors: true,
  }),
})
/** As in the campaign: players who pass lightly run out of cards, and their games last for ever. */
const seldom = { choose: seldomPassing }
const forTwo = gameOn('base-2', 2)
const forFour = gameOn('base-4', 4)

/** What games of two and of four cost inside the rules. */
export function tyrantsRows(): readonly BenchRow[] {
  const games = (game: typeof forTwo, name: string, count = GAMES) =>
    Array.from({ length: count }, (_, at) => playGame(game, `${name} ${at}`, seldom))
  for (const game of [forTwo, forFour]) games(game, 'warm-up', WARM_UP)
  const two = coreSeconds(() => games(forTwo, 'game'))
  const four = coreSeconds(() => games(forFour, 'game'))
  const long = gamesOfLength((seed) => playGame(forFour, seed, seldom), LONG_GAMES, 800)
  const history = (long[0]?.answers ?? []).slice(0, 600)
  const times = [...two.result, ...four.result].flatMap((played) => played.times)
  const pushed = [
    ...pushSizes(forTwo, { seat: 'ann', seed: 'push' }),
    ...pushSizes(forFour, { seat: 'ann', seed: 'push' }),
  ]
  const rows = [
    ['an answer in the rules', median(times), 'ms', 0.1],
    ['an answer, 99th percentile of processor time', dearestAnswers(forFour, GAMES / 2), 'ms', 1],
    [
      'the 800th answer against the 30th, same kinds',
      lateAgainstEarly(forFour, long, { late: 800, early: 30, copied: false }),
      '×',
      1,
    ],
    [
      'the 800th answer against the 30th, same kinds, as just loaded',
      lateAgainstEarly(forFour, long, { late: 800, early: 30, copied: true }),
      '×',
      1,
    ],
    ['whole random games, 2 players', GAMES / two.seconds, 'per s', 60],
    ['whole random games, 4 players', GAMES / four.seconds, 'per s', 25],
    [
      `replay of ${history.length} answers, 4 players`,
      replayTime(forFour, long[0]?.seed ?? '', history),
      'ms',
      60,
    ],
    ['a pushed change, gzipped', median(pushed), 'KB', 1],
  ] as const
  return rows.map(([name, measured, unit, budget]) => ({ name: `tyrants: ${name}`, measured, unit, budget }))
}
