import type { DraftRound } from '@parlour/protocol'
import { expect, it } from 'vitest'
import type { LinkedGame } from './linked-game'
import { played, playedInTurn, running } from './testing/played'
import { pairedMatch, proposedFor, tournamentIn, tournamentOf } from './tournament'

const people = (count: number) => [...'abcdefghijklmnopqrstuvwxyz'].slice(0, count)
/** The ids of people whose names are given. */
const ids = (names: readonly string[]) => names.map((name) => name.toUpperCase())
const tournament = (
  names: readonly string[],
  games: readonly LinkedGame[] = [],
  rounds: readonly DraftRound[] = [],
) => {
  const made = tournamentOf({ people: ids(names), games, rounds })
  if (made === undefined) throw new Error('there is no tournament')
  return made
}

it('there is none with a single person', () => {
  expect(tournamentOf({ people: ['A'], games: [], rounds: [] })).toBeUndefined()
})

it('up to five play everybody against everybody, at any time', () => {
  expect(tournament(people(5)).system).toBe('round robin')
  const half = tournament(people(3), [...playedInTurn(['a', 'c'], 'a a'), ...playedInTurn(['b', 'c'], 'b')])
  expect(half.rounds).toHaveLength(3)
  expect(half.standings.map(({ player, points }) => `${player}${points}`)).toEqual(['A3', 'C0', 'B0'])
  expect(pairedMatch(half, ['C', 'B'])).toMatchObject({ isOver: false, games: { length: 1 } })
  expect(half.isOver).toBe(false)
  const all = [
    ...playedInTurn(['a', 'c'], 'a a'),
    ...playedInTurn(['b', 'c'], 'b b'),
    ...playedInTurn(['a', 'b'], 'b b'),
  ]
  expect(tournament(people(3), all)).toMatchObject({ isOver: true, standings: [{ player: 'B' }, {}, {}] })
})

it('sitting out is worth nothing where everybody sits out once', () => {
  expect(tournament(people(5)).standings.every(({ points }) => points === 0)).toBe(true)
})

it('six begin with a proposal, which is fixed by its first game', () => {
  const first = tournament(people(6))
  expect(first).toMatchObject({ system: 'swiss', length: 3, rounds: [{ isProposed: true }] })
  expect(proposedFor(first, ['D', 'A'])).toBe(first.rounds[0])
  expect(proposedFor(first, ['A', 'B'])).toBeUndefined()
  const pairings = first.rounds[0]?.pairings.map(({ players }) => players) ?? []
  const begun = tournament(people(6), [running(['a', 'd'], 5)], [{ begun: 5, pairings }])
  expect(begun.rounds).toMatchObject([{ isProposed: false }])
  expect(pairedMatch(begun, ['A', 'D'])?.games).toHaveLength(1)
  expect(pairedMatch(begun, ['A', 'B'])).toBeUndefined()
  expect(pairedMatch(begun, ['A', 'A'])).toBeUndefined()
})

it('a game that began before the draft was over counts in no match, however it was linked', () => {
  const { settings } = running(['a', 'b'])
  const games = [played(['a', 'b'], 'a', 4), played(['a', 'b'], 'b', 5)]
  const winsIn = (draft: { readonly gameOver: boolean; readonly lastUpdated: number }) =>
    tournamentIn({ draft: { settings, ...draft }, games, rounds: [] })?.rounds[0]?.pairings[0]?.match?.wins
  expect(winsIn({ gameOver: true, lastUpdated: 5 })).toEqual([0, 1])
  expect(winsIn({ gameOver: false, lastUpdated: 5 })).toEqual([0, 0])
})

it('a game from before the round does not count in it', () => {
  const rounds = [
    {
      begun: 5,
      pairings: [
        ['A', 'D'],
        ['B', 'E'],
        ['C', 'F'],
      ],
    },
  ]
  const early = tournament(people(6), [played(['a', 'd'], 'a', 4), played(['a', 'd'], 'd', 6)], rounds)
  expect(pairedMatch(early, ['A', 'D'])?.wins).toEqual([0, 1])
})

it('the next round is proposed when all matches are over, and not while one is played', () => {
  const rounds = [
    {
      begun: 0,
      pairings: [
        ['A', 'D'],
        ['B', 'E'],
        ['C', 'F'],
      ],
    },
  ]
  const two = [...playedInTurn(['a', 'd'], 'a a'), ...playedInTurn(['b', 'e'], 'b b')]
  expect(tournament(people(6), [...two, ...playedInTurn(['c', 'f'], 'c')], rounds).rounds).toHaveLength(1)
  const next = tournament(people(6), [...two, ...playedInTurn(['c', 'f'], 'c c')], rounds)
  expect(next.rounds[1]).toMatchObject({
    isProposed: true,
    pairings: [{ players: ['A', 'B'] }, { players: ['C', 'D'] }, { players: ['E', 'F'] }],
  })
})

/** Plays a Swiss tournament to its end; `winner` says who of two wins. */
function playAll(count: number, winner: (one: string, other: string) => string) {
  const names = people(count)
  let games: readonly LinkedGame[] = []
  let rounds: readonly DraftRound[] = []
  for (let now = 0; ; now += 10) {
    const state = tournament(names, games, rounds)
    const proposed = state.rounds.find(({ isProposed }) => isProposed)
    if (proposed === undefined) return { state, rounds }
    const pairings = proposed.pairings.map(({ players }) => players)
    rounds = [...rounds, { begun: now, pairings }]
    for (const [one = '', other] of pairings)
      if (other !== undefined) {
        const pair = [one.toLowerCase(), other.toLowerCase()]
        const best = winner(one, other).toLowerCase()
        games = [...games, ...playedInTurn(pair, `${best} ${best}`, now)]
      }
  }
}

it.each([6, 7, 8, 9, 11, 16, 23])(
  '%i people: nobody meets or sits out twice, and the best wins all',
  (count) => {
    // Neither the names nor the seats say who is stronger.
    const strength = (id: string) => (id.charCodeAt(0) * 7919) % 101
    const { state, rounds } = playAll(count, (one, other) => (strength(one) > strength(other) ? one : other))
    const pairs = rounds.flatMap(({ pairings }) => pairings.map((pair) => pair.toSorted().join()))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { pairings } of rounds) expect(pairings.flat().toSorted()).toEqual(ids(people(count)))
    expect(state.isOver).toBe(true)
    const best = ids(people(count)).toSorted((one, other) => strength(other) - strength(one))[0]
    expect(state.standings[0]).toMatchObject({ player: best, points: 3 * state.length })
  },
)
