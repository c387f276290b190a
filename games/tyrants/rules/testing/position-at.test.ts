import { PositionError } from '@parlour/scenario'
import { expect, it } from 'vitest'
import { open } from './open'

const players = ['ann', 'bob']

it.each([
  [{ power: 3 }, "unknown key 'power'"],
  [{ ann: { gems: 1 } }, "unknown key 'gems'"],
  [{ sites: { Araumycos: { gems: 1 } } }, "sites.Araumycos has the unknown key 'gems'"],
  [{ turn: { gems: 1 } }, "turn has the unknown key 'gems'"],
  [{ settings: { gems: 1 } }, "settings has the unknown key 'gems'"],
  [{ chance: { die: 1 } }, "chance has the unknown key 'die'"],
  [{ ann: { hand: ['Tools'] } }, "no card 'Tools'"],
  [
    { ann: { hand: Array.from({ length: 4 }, () => 'Spellspinner') } },
    "not so many copies of 'Spellspinner'",
  ],
  [{ ann: { hand: Array.from({ length: 8 }, () => 'Noble') } }, "not so many copies of 'Noble'"],
  [{ map: 'base-9' }, "no map 'base-9'"],
  [{ sites: { Gauntlgrym: { troops: [] } } }, "no location 'Gauntlgrym'"],
  [{ sites: { Araumycos: { troops: ['cat'] } } }, "no player 'cat'"],
  [{ sites: { 'araum-ched': { spies: ['ann'] } } }, 'takes no spies'],
  [{ sites: { 'araum-ched': { troops: ['ann', 'ann'] } } }, 'has only 1 spaces'],
  [{ ann: { troops: 40 } }, 'has not so many troops left'],
  [{ expansions: ['drow'] }, 'two half-decks'],
  [{ turn: 'ann' }, 'turn must be'],
  [{ turn: 3 }, 'turn must be'],
  [{ players: ['ann'] }, 'players must be two to four'],
  [{ players: ['ann'], map: 'base-2' }, 'players must be two to four'],
  [{ players: ['ann', 'bob', 'cat', 'dan', 'eve'] }, 'players must be two to four'],
  [{ players: ['ann', 'bob', 'cat', 'dan', 'eve'], map: 'base-4' }, 'players must be two to four'],
])('refuses %j', (position, says) => {
  expect(() => open({ players, ...position })).toThrow(PositionError)
  expect(() => open({ players, ...position })).toThrow(says)
})

it('fills in what is left out', () => {
  const board = open({ players }).board()
  expect(board).toMatchObject({
    map: 'base-2',
    expansions: ['dragons', 'drow'],
    turn: { player: 'ann', round: 1 },
    ann: {
      hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'],
      deck: ['Soldier', 'Soldier', 'Soldier', 'Noble', 'Noble'],
      troops: 39,
      spies: 5,
      color: 'red',
    },
    sites: {
      'Ched Nasad': { troops: ['ann'], control: 'ann' },
      Eryndlyn: { troops: ['bob'], control: 'bob' },
      Menzoberranzan: { troops: ['neutral', 'neutral', 'neutral', 'neutral'] },
    },
  })
})

it('deals a starting card that lies devoured to nobody', () => {
  const board = open({ players, ann: { hand: ['Noble'] }, devoured: ['Noble', 'Soldier'] }).board()
  expect(board).toMatchObject({
    devoured: ['Noble', 'Soldier'],
    ann: { deck: ['Soldier', 'Soldier', 'Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
    bob: { deck: ['Soldier', 'Soldier', 'Soldier', 'Noble', 'Noble'] },
  })
})

it.each([1, '1', 'ann'])('takes the seed %j, though a view shows the same figure or word', (seed) => {
  expect(open({ players, seed }).board()).toMatchObject({ ann: { points: 0 } })
})

it('takes its own board back', () => {
  const board = open({ players, ann: { hand: ['Spellspinner'], trophyHall: ['bob', 'neutral'] } }).board()
  expect(open(board).board()).toEqual(board)
})
