import { expect, it } from 'vitest'
import { matchOf } from './match'
import { standings } from './standings'
import { playedInTurn } from './testing/played'

const match = (one: string, other: string, winners: string) =>
  matchOf(playedInTurn([one, other], winners), [one.toUpperCase(), other.toUpperCase()])

it('three points for a match, one for a drawn one, and a bye is a match won by two games', () => {
  const table = standings(['ANN', 'BOB', 'CAT'], {
    matches: [match('ann', 'bob', 'ann bob -'), match('bob', 'cat', 'cat cat')],
    byes: ['ANN'],
  })
  expect(
    table.map(({ player, place, points, matches, games }) => ({ player, place, points, matches, games })),
  ).toEqual([
    {
      player: 'ANN',
      place: 1,
      points: 4,
      matches: { won: 1, lost: 0, drawn: 1 },
      games: { won: 3, lost: 1, drawn: 1 },
    },
    {
      player: 'CAT',
      place: 2,
      points: 3,
      matches: { won: 1, lost: 0, drawn: 0 },
      games: { won: 2, lost: 0, drawn: 0 },
    },
    {
      player: 'BOB',
      place: 3,
      points: 1,
      matches: { won: 0, lost: 1, drawn: 1 },
      games: { won: 1, lost: 3, drawn: 1 },
    },
  ])
})

it('opponents count with their share of points, a third at least, and byes have no opponent', () => {
  const table = standings(['ANN', 'BOB', 'CAT', 'DAN'], {
    // BOB: 1 of 2 matches; CAT: none of 1, which counts as the floor.
    matches: [
      match('ann', 'bob', 'ann ann'),
      match('ann', 'cat', 'ann cat ann'),
      match('bob', 'dan', 'bob bob'),
    ],
    byes: ['ANN'],
  })
  const ann = table[0]
  expect(ann?.player).toBe('ANN')
  expect(ann?.opponentsMatchWins).toBeCloseTo((0.5 + 0.33) / 2)
  // Six won games of seven, two of them in the bye.
  expect(ann?.gameWins).toBeCloseTo(18 / 21)
  // BOB won two of four games, CAT one of three.
  expect(ann?.opponentsGameWins).toBeCloseTo((0.5 + 1 / 3) / 2)
})

it('ties are broken by opponents’ matches, then own games, then opponents’ games', () => {
  const order = (matches: readonly ReturnType<typeof match>[]) =>
    standings(['ANN', 'BOB', 'CAT', 'DAN', 'EVE', 'FAY'], { matches, byes: [] }).map(({ player }) => player)
  // DAN lost to one who won all, CAT beat one who won half, ANN one who won nothing.
  expect(
    order([
      match('ann', 'fay', 'ann ann'),
      match('cat', 'dan', 'cat cat'),
      match('dan', 'eve', 'dan dan'),
    ]).slice(0, 3),
  ).toEqual(['DAN', 'CAT', 'ANN'])
  // Both opponents have lost all: a game lost tells.
  expect(order([match('ann', 'fay', 'ann fay ann'), match('cat', 'dan', 'cat cat')]).slice(0, 2)).toEqual([
    'CAT',
    'ANN',
  ])
  // Own games are equal, 4 of 5 each: DAN and EVE won a game of five and of four.
  const equal = [
    match('ann', 'dan', 'ann dan ann'),
    match('bob', 'eve', 'bob eve bob'),
    match('dan', 'fay', 'fay fay'),
    match('eve', 'cat', 'cat eve cat'),
  ]
  const rows = standings(['ANN', 'BOB', 'CAT', 'DAN', 'EVE', 'FAY'], { matches: equal, byes: [] })
  const [ann, bob] = ['ANN', 'BOB'].map((name) => rows.find(({ player }) => player === name))
  expect(ann?.gameWins).toBe(bob?.gameWins)
  expect(ann?.opponentsMatchWins).toBe(bob?.opponentsMatchWins)
  expect((ann?.place ?? 0) > (bob?.place ?? 0)).toBe(true)
})

it('players with equal records share a place, in the order given', () => {
  const table = standings(['ANN', 'BOB', 'CAT'], { matches: [], byes: [] })
  expect(table.map(({ player, place }) => `${place} ${player}`)).toEqual(['1 ANN', '1 BOB', '1 CAT'])
})

it('agrees with a round robin of four worked out by hand', () => {
  const table = standings(['ANN', 'BOB', 'CAT', 'DAN'], {
    matches: [
      match('ann', 'bob', 'ann ann'),
      match('ann', 'cat', 'ann cat ann'),
      match('ann', 'dan', 'dan dan'),
      match('bob', 'cat', 'bob cat bob'),
      match('bob', 'dan', 'bob dan -'),
      match('cat', 'dan', 'cat cat'),
    ],
    byes: [],
  })
  const shown = (share: number) => share.toFixed(3)
  // BOB and DAN have four points and the same opponents' matches, (6/9 + 4/9 + 3/9) / 3: DAN won 10 of 21
  // points of games, BOB 10 of 24.
  expect(
    table.map((row) => [row.player, row.points, shown(row.opponentsMatchWins), shown(row.gameWins)]),
  ).toEqual([
    ['ANN', 6, '0.407', '0.571'],
    ['DAN', 4, '0.481', '0.476'],
    ['BOB', 4, '0.481', '0.417'],
    ['CAT', 3, '0.519', '0.500'],
  ])
  expect(table.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})
