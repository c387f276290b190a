import { describe, expect, it } from 'vitest'
import { tableAt } from '../testing/table-at'
import type { TableState } from '../types'
import { endingOf, story } from './story'

const stateOf = (position: object): TableState => tableAt({ players: ['dan', 'mia'], ...position }).state
const over = (state: TableState, winners: readonly string[]) => ({
  ...state.board,
  turn: 9,
  outcome: { winners, reason: '' },
})
const withLife = (state: TableState, lives: readonly number[]): TableState => ({
  ...state,
  board: {
    ...state.board,
    players: state.board.players.map((player, seat) => ({ ...player, counters: { life: lives[seat] ?? 0 } })),
  },
})

describe('the end of a game at a Magic table', () => {
  it('gives the life of both, and who conceded', () => {
    expect(endingOf(over(withLife(stateOf({}), [7, 0]), ['dan']))).toEqual({
      winners: ['dan'],
      words: 'won, 7 to 0 life',
      why: 'Conceded: mia at 0 life. The game took 9 turns.',
    })
  })

  it('names a team that won together', () => {
    const state = withLife(stateOf({ players: ['dan', 'mia', 'zoe'] }), [3, 20, 11])
    expect(endingOf(over(state, ['mia', 'zoe']))).toMatchObject({
      winners: ['mia', 'zoe'],
      words: 'won together',
      why: expect.stringContaining('Conceded: dan at 3 life.'),
    })
  })

  it('says that a draw was agreed to', () => {
    expect(endingOf(over(withLife(stateOf({}), [8, 6]), []))).toEqual({
      winners: [],
      words: 'Nobody won: the players agreed to a draw',
      why: 'On turn 9, at 8 life (dan) and 6 life (mia).',
    })
  })
})

it('counts life, cards in hand and cards in play of every seat, and nothing before the game begins', () => {
  const state = stateOf({ dan: { hand: ['Elk', 'Newt'], creatures: ['Bear'], land: ['Forest'] } })
  expect(story.standing(withLife(state, [18, 20]))).toMatchObject({
    values: [
      [18, 20],
      [2, 0],
      [2, 0],
    ],
    worth: [22, 20],
  })
  expect(story.standing({ ...state, chosen: {} })).toBeUndefined()
})

it('counts what each player drew, played and lost, and the life that went in one turn', () => {
  const place = (zone: 'hand' | 'library' | 'land' | 'stack' | 'creatures' | 'graveyard') => ({
    player: 'dan',
    zone,
  })
  const moved = (from: Parameters<typeof place>[0], to: Parameters<typeof place>[0]) =>
    ({ kind: 'moved', id: '1', was: '2', linked: [], from: place(from), to: place(to) }) as const
  const state = stateOf({})
  const at = (lives: readonly number[], turn: number, news: TableState['news']) => {
    const before = withLife(state, lives)
    const standing = story.standing({ ...before, board: { ...before.board, turn }, news })
    if (standing === undefined) throw new Error('the game has begun')
    return standing
  }
  const standings = [
    at([20, 20], 1, [moved('library', 'hand'), moved('hand', 'land'), moved('hand', 'stack')]),
    at([18, 20], 2, [moved('library', 'hand')]),
    at([13, 20], 2, [moved('creatures', 'graveyard')]),
    at([15, 20], 3, []),
    at([14, 20], 3, []),
  ]
  const figures = story.figures({ state: withLife(state, [14, 20]), answers: [], log: [], standings })
  expect(Object.fromEntries(figures.map(({ title, values }) => [title, values[0]]))).toEqual({
    'life at the end': 14,
    'life lost': 8,
    'most lost in a turn': 7,
    'cards drawn': 2,
    'lands played': 1,
    'other cards played': 1,
    'cards lost from play': 1,
    mulligans: 0,
  })
})
