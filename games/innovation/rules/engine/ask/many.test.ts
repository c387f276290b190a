import { type Script, scripted } from '@parlour/script'
import { describe, expect, it } from 'vitest'
import { language } from '../../innovation'
import { positionAt } from '../../position/position-at'
import { all } from '../../vocabulary/amount'
import { type Seat, seatOf } from '../../vocabulary/seat'
import type { Board, Change, InnovationSettings } from '../board/board'
import { Game } from '../game/game'
import { reduce } from '../board/reduce'

/** What the first player is asked by an effect, in a stated position: the heading and the options. */
function asked(position: object, effect: (you: Seat) => Script<unknown>): readonly unknown[] {
  const { settings, board } = positionAt({ players: ['ann', 'bob'], ...position })
  const done: true[] = []
  const machine = scripted<Board, Change, InnovationSettings>({
    begin: () => board,
    reduce,
    *step(run) {
      yield* effect(seatOf(new Game(run, language), 0))
      done.push(true)
    },
    over: () => done.length > 0,
  })
  const { state } = machine.startFrom(settings, board)
  return machine
    .pending(state)
    .flatMap(({ title, choices }) => [
      title,
      ...(typeof choices === 'string' ? [] : choices).map((choice) =>
        typeof choice === 'object' ? choice.title : choice,
      ),
    ])
}

const hand = ['Oars', 'Tools', 'Paper']
const safeguardAll = (you: Seat) => you.safeguard(you.hand, all)[Symbol.iterator]()
const returnAll = (you: Seat) => you.return(you.hand, all)[Symbol.iterator]()
const scoreAll = (you: Seat) => you.score(you.allOnBoard, all)[Symbol.iterator]()

describe('the order of several cards (rules: innovation 19)', () => {
  it('is asked for where there are more cards than free places', () => {
    const safe = ['Coal', 'Sailing', 'Archery']
    expect(asked({ ann: { hand, safe } }, safeguardAll)).toEqual([
      'Choose a card to safeguard next.',
      ...hand,
      'auto',
    ])
    expect(asked({ ann: { hand, safe: ['Coal', 'Sailing'] } }, safeguardAll)).toEqual([])
  })

  it('is asked for no more once no place is free', () => {
    const safe = ['Coal', 'Sailing', 'Archery', 'Clothing', 'Metalworking']
    expect(asked({ ann: { hand, safe } }, safeguardAll)).toEqual([])
    expect(asked({ ann: { hand, safe: safe.slice(1) } }, safeguardAll)).toHaveLength(5)
  })

  it('is asked for where a karma answers to the verb', () => {
    const title = 'Choose a card to return next.'
    expect(asked({ ann: { hand, purple: ['Homer'] } }, returnAll)).toEqual([title, ...hand, 'auto'])
    expect(asked({ ann: { hand, purple: ['Mysticism'] } }, returnAll)).toEqual([])
    expect(asked({ ann: { hand }, bob: { purple: ['Homer'] } }, returnAll)).toEqual([])
  })

  it('is asked for where a card lies on a figure that would answer to the verb', () => {
    const green = ['Sailing', 'Shen Kuo']
    const title = 'Choose a card to score next.'
    expect(asked({ ann: { green, red: ['Oars'] } }, scoreAll)).toEqual([title, 'Oars', ...green, 'auto'])
    expect(asked({ ann: { green: ['Sailing', 'Compass'], red: ['Oars'] } }, scoreAll)).toEqual([])
  })
})
