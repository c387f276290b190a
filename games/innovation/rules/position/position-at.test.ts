import { describe, expect, it } from 'vitest'
import { differences } from '../testing/differences'
import { open } from '../testing/open'

const players = ['ann', 'bob']

describe('a board', () => {
  it.each([
    [
      'two players',
      { players, ann: { red: { cards: ['Oars', 'Archery'], splay: 'left' }, hand: ['Tools'] } },
    ],
    ['teams', { players: ['ann', 'bob', 'cat', 'dan'], settings: { teams: true } }],
    ['cards of value 0', { players, age0: true, bob: { achievements: ['World', 'Fire'] } }],
    ['every set', { players, expansions: ['echo', 'city', 'usee', 'figs', 'arti'], ann: { safe: ['Coal'] } }],
  ])('is a position and a board to be: %s', (_, position) => {
    const board = open(position).board()
    expect(open(board).board()).toEqual(board)
    expect(open(board).pending).toEqual(open(position).pending)
    expect(differences(board, board)).toEqual([])
  })

  it('keeps the teams of the position it came from', () => {
    const teams = { players: ['ann', 'bob', 'cat', 'dan'], settings: { teams: true } }
    const table = open(open({ ...teams, ann: { blue: ['Rocketry'] }, bob: { score: ['Oars'] } }).board())
    table.answer('ann', 'Dogma.Rocketry')
    expect(table.pending[0]?.choices).toMatchObject([{ title: 'bob' }, { title: 'dan' }])
  })
})

describe('a position', () => {
  it.each([
    [{ players, ann: { red: { cards: ['Oars'], splay: 'sideways' } } }, "unknown splay 'sideways'"],
    [{ players, chance: { coin: ['heads', 'edge'] } }, "unknown side 'edge'"],
    [{ players, ann: { hands: [] } }, "unknown key 'hands'"],
    [{ players, settings: { teams: true } }, 'settings.teams is for four players, not 2'],
    [
      { players: [...players, 'cat'], settings: { teams: true } },
      'settings.teams is for four players, not 3',
    ],
    [{ players, settings: { friendly: 'no' } }, 'settings.friendly must be true or false'],
    [{ players, age0: 1 }, 'age0 must be true or false'],
  ])('names what it does not know', (position, message) => {
    expect(() => open(position)).toThrow(message)
  })
})

describe('a board to be', () => {
  const board = open({ players }).board()
  it.each([
    [{ ann: { hand: 'Tools' } }, 'ann.hand must be a list'],
    [{ ann: { red: { cards: [], splya: 'left' } } }, "ann.red has the unknown key 'splya'"],
    [{ bob: [] }, 'bob must be'],
  ])('is refused where its form is wrong, not read as empty', (stated, message) => {
    expect(() => differences(board, stated)).toThrow(message)
  })
})
