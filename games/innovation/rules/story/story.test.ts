import { logLine } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { Board } from '../engine/board/board'
import { innovation, machine } from '../innovation'
import { positionAt } from '../position/position-at'
import { endingOf } from './ending'
import { figuresOf } from './figures'

const PLAYERS = { players: ['ann', 'bob', 'cat'] }

function tableWith(position: object, more: Partial<Board> = {}) {
  const { board } = positionAt({ ...PLAYERS, ...position })
  return machine.tableOf({ ...board, ...more })
}

const over = (winners: readonly string[], reason: string) => ({ outcome: { winners, reason } })

describe('the end of a game of Innovation', () => {
  it('names the achievements that won, the ages in order and the others after them', () => {
    const ann = { achievements: ['Coal', 'Monument', 'Tools', 'Oars', 'Empire'] }
    const table = tableWith({ ann, bob: { achievements: ['Archery'] } }, over(['ann'], 'achievements'))
    expect(endingOf(table)).toEqual({
      winners: ['ann'],
      words: 'won by achievements, 5 to 1 to 0',
      why: 'This game is won with 5 achievements. Claimed: ages 1, 1 and 5, Empire, Monument.',
    })
  })

  it('counts the achievements of a team together', () => {
    const position = {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { achievements: ['Coal', 'Tools'] },
      cat: { achievements: ['World'] },
      bob: { achievements: ['Empire'] },
    }
    const { board } = positionAt(position)
    const table = machine.tableOf({ ...board, ...over(['ann', 'cat'], 'achievements') })
    expect(endingOf(table)).toMatchObject({
      winners: ['ann', 'cat'],
      words: 'won by achievements, 3 to 1',
      why: expect.stringContaining('Claimed: ages 1 and 5, World.'),
    })
  })

  it('says of a high draw that no higher card was there, and gives the points in order', () => {
    const seats = { ann: { score: ['Tools'] }, bob: { score: ['Coal'] }, cat: { score: ['Archery', 'Oars'] } }
    expect(endingOf(tableWith(seats, over(['bob'], 'high draw')))).toEqual({
      winners: ['bob'],
      words: 'won with the most points, 5 to 2 to 1',
      why: 'Somebody had to draw a card higher than any there is, which ends the game: the most points win.',
    })
  })

  it('says what broke a tie of points: achievements, or else the last draw', () => {
    const tied = { ann: { score: ['Tools'], achievements: ['World'] }, bob: { score: ['Oars'] } }
    const reason = 'high draw - tie breaker (achievements)'
    const first = endingOf(tableWith(tied, over(['ann'], reason)))
    expect(first.words).toBe('won a tie at 1 point')
    expect(first.why).toMatch(/points were tied, and more achievements win, 1 to 0\.$/)
    const alike = { ann: { score: ['Tools'] }, bob: { score: ['Oars'] } }
    expect(endingOf(tableWith(alike, over(['bob'], reason))).why).toMatch(/so whoever drew last won\.$/)
  })

  it('quotes the text of the card that won, with its signs in words', () => {
    expect(endingOf(tableWith({}, over(['cat'], 'Self Service')))).toEqual({
      winners: ['cat'],
      words: 'won by the text of Self Service',
      why: 'Self Service says: ‘If you have at least twice as many achievements as each opponent, you win.’',
    })
    const { why } = endingOf(tableWith({}, over(['cat'], 'Shigeru Miyamoto')))
    expect(why).toContain('clock')
    expect(why).not.toContain('{')
  })

  it('says who was out where one player was left', () => {
    const { board } = tableWith({})
    const players = board.players.map((player, seat) => ({ ...player, eliminated: seat < 2 }))
    const table = machine.tableOf({ ...board, players, ...over(['cat'], 'Fermi Paradox') })
    const ending = endingOf(table)
    expect(ending.words).toBe('won: nobody else was left')
    expect(ending.why).toMatch(/^ann and bob lost by the text of a card\./)
  })
})

it('counts what each player did in the log', () => {
  const player = 'ann'
  const card = 'Tools'
  const log = [
    logLine('{player} activates {card}', { player, card }, { classes: ['player-action'] }),
    logLine('effects will be shared with {players}', { players: ['bob', 'cat'] }),
    logLine('demands will be made of {players}', { players: ['cat'] }),
    logLine('{player} draws and scores {card}', { player: 'bob', card }),
    logLine('{player} melds {card}', { player, card }),
  ]
  const rows = new Map(figuresOf(tableWith({}), log).map(({ title, values }) => [title, values]))
  expect(rows.get('dogmas')).toEqual([1, 0, 0])
  expect(rows.get('shares given')).toEqual([1, 0, 0])
  expect(rows.get('shares taken')).toEqual([0, 1, 1])
  expect(rows.get('demands made')).toEqual([1, 0, 0])
  expect(rows.get('cards drawn')).toEqual([0, 1, 0])
  expect(rows.get('cards scored')).toEqual([0, 1, 0])
  expect(rows.get('cards melded')).toEqual([1, 0, 0])
})

it('counts achievements, score and icons of every seat at a moment, and nothing before the first turn', () => {
  const { settings, board } = positionAt({
    ...PLAYERS,
    ann: { red: ['Archery'], score: ['Coal'], achievements: ['World'] },
  })
  const { state } = machine.startFrom(settings, board)
  expect(innovation.story?.standing(state)).toMatchObject({
    round: 1,
    player: 'ann',
    values: [
      [1, 0, 0],
      [5, 0, 0],
      [3, 0, 0],
    ],
  })
  expect(innovation.story?.standing(innovation.setup(settings).state)).toBeUndefined()
})
