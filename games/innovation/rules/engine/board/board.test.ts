import { describe, expect, it } from 'vitest'
import { type Board, boardWith, type PlayerState, playerWith } from './board'

const ann: Required<PlayerState> = {
  name: 'ann',
  eliminated: true,
  tucked: 1,
  scored: 2,
  drew: true,
  decider: 1,
}

/** A board that has every part there is. */
const whole: Required<Board> = {
  random: [1, 2, 3, 4],
  players: [ann],
  zones: [['Agriculture']],
  splays: ['left'],
  expansions: ['base'],
  teams: true,
  ageZero: true,
  revealed: ['Agriculture'],
  turn: { phase: 'action', player: 0, action: 1, turn: 1, limitedTurns: 1, endorsed: false },
  counted: { melded: [['Agriculture', 'ann']], activated: ['Agriculture'] },
  outcome: { winners: ['ann'], reason: 'achievements' },
  setup: { shuffled: true, rolled: false },
  coins: ['heads'],
  known: ['Oars'],
}

describe('a board with some parts replaced', () => {
  it('keeps every other part', () => {
    expect(boardWith(whole, {})).toStrictEqual(whole)
    expect(boardWith(whole, { revealed: [] })).toStrictEqual({ ...whole, revealed: [] })
  })

  it('has no part that it had not', () => {
    const { outcome: _outcome, setup: _setup, coins: _coins, known: _known, ...plain } = whole
    expect(boardWith(plain, { ageZero: false })).toStrictEqual({ ...plain, ageZero: false })
  })
})

describe('a player with some parts replaced', () => {
  it('keeps every other part', () => {
    expect(playerWith(ann, {})).toStrictEqual(ann)
    expect(playerWith(ann, { tucked: 0, drew: false })).toStrictEqual({ ...ann, tucked: 0, drew: false })
  })
})
