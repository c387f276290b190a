import { describe, expect, it } from 'vitest'
import type { Board } from '../engine/board'
import { MARKET_DECK } from '../engine/zones'
import { positionAt } from '../testing/position-at'
import { machine, tyrants } from '../tyrants'
import { endingOf } from './ending'

const PLAYERS = ['ann', 'bob', 'cat']

function boardWith(position: object, more: Partial<Board> = {}): Board {
  const { board } = positionAt({ players: PLAYERS, ...position })
  return { ...board, ...more }
}

const wonBy = (...winners: readonly string[]) => ({ outcome: { winners, reason: '' } })
const withPoints = (board: Board, points: readonly number[]): Board => ({
  ...board,
  players: board.players.map((player, seat) => ({
    ...player,
    ...{ deckPoints: 0, innerPoints: 0, trophies: [], sitePoints: 0, totalSites: 0 },
    points: points[seat] ?? 0,
  })),
})

describe('the end of a game of Tyrants', () => {
  it('gives the points in order, who ended it and where most points came from', () => {
    const board = withPoints(boardWith({}), [12, 3, 7])
    const players = board.players.map((player, seat) =>
      seat === 0 ? { ...player, innerPoints: 24, deckPoints: 5 } : { ...player, troops: seat === 2 ? 0 : 9 },
    )
    expect(endingOf({ ...board, players, ...wonBy('ann') })).toEqual({
      winners: ['ann'],
      words: 'won with 41 points to 7 and 3',
      why: 'The game ended with the round in which cat had deployed all troops. ann got most from the inner circle, 24, and points gained in play, 12.',
    })
  })

  it('says that those who share it do', () => {
    const ending = endingOf(withPoints(boardWith({}, wonBy('ann', 'cat')), [9, 4, 9]))
    expect(ending).toMatchObject({ winners: ['ann', 'cat'], words: 'share the win at 9 points to 4' })
    expect(ending.why).not.toContain('got most')
  })

  it('says when the market had run out', () => {
    const board = boardWith({}, wonBy('ann'))
    const zones = board.zones.map((zone, at) => (at === MARKET_DECK ? [] : zone))
    expect(endingOf({ ...board, zones }).why).toContain('the last card came into the market')
  })
})

// Each has one more troop at the site where they started.
it('counts points, sites and troops of every seat at a moment, and nothing before the first turn', () => {
  const sites = { Araumycos: { troops: ['ann', 'ann', 'bob'] } }
  const { settings, board } = positionAt({ players: PLAYERS, map: 'base-4', sites, bob: { points: 4 } })
  const { state } = machine.startFrom(settings, board)
  const [points, sitesHeld, troops] = tyrants.story?.standing(state)?.values ?? []
  expect([sitesHeld?.[0], troops?.slice(0, 2)]).toEqual([2, [3, 2]])
  expect(points?.[1]).toBeGreaterThanOrEqual(4)
  expect(tyrants.story?.standing(tyrants.setup(settings).state)).toBeUndefined()
})

it('draws where the points of each player come from', () => {
  const { settings, board } = positionAt({ players: PLAYERS, bob: { points: 4 } })
  const { state } = machine.startFrom(settings, board)
  const [chart] = tyrants.story?.charts?.(state) ?? []
  expect(chart).toMatchObject({
    kind: 'columns',
    columns: ['deck', 'inner circle', 'trophy hall', 'control', 'total control', 'victory points'],
  })
  expect(chart?.kind === 'columns' && chart.values.map((row) => row.at(-1))).toEqual([0, 4, 0])
})
