import { RulesBug } from '@parlour/kernel'
import { type Script, scripted } from '@parlour/script'
import { expect, it } from 'vitest'
import type { Board, Change, InnovationSettings } from '../engine/board/board'
import { Game } from '../engine/game/game'
import { reduce } from '../engine/board/reduce'
import { bars } from '../engine/board/sight'
import { plain } from '../facts/names'
import { language } from '../innovation'
import { positionAt } from '../position/position-at'
import { all, allBut, type Amount, between, exactly, highest, upTo } from './amount'
import { type Seat, seatOf } from './seat'

/** What the first player is told by an effect, in a stated position. */
function resultOf<T>(position: object, effect: (you: Seat) => Script<T>): T | undefined {
  const { settings, board } = positionAt({ players: ['ann', 'bob'], ...position })
  const results: T[] = []
  const machine = scripted<Board, Change, InnovationSettings>({
    begin: () => board,
    reduce,
    bars,
    *step(run) {
      results.push(yield* effect(seatOf(new Game(run, language), 0)))
    },
    over: () => results.length > 0,
  })
  machine.startFrom(settings, board)
  return results[0]
}

const decks = { base: { 1: ['Oars', 'Tools'] } }

it('logs a card that was drawn and scored', () => {
  const scored = resultOf({ decks }, function* (you) {
    return yield* you.drawAndScore(plain(1))
  })
  expect(scored?.name).toBe('Oars')
})

it('logs nothing if a karma replaced what follows the draw (rules: innovation 17)', () => {
  const ann = { green: ['Shen Kuo'] }
  const scored = resultOf({ ann, decks }, function* (you) {
    return yield* you.drawAndScore(plain(1))
  })
  expect(scored).toBeUndefined()
  const several = resultOf({ ann, decks }, function* (you) {
    return yield* you.drawAndScore(plain(1), 2)
  })
  expect(several).toEqual([])
  const revealed = resultOf({ ann, decks }, function* (you) {
    return yield* you.drawAndReveal(plain(1), 2)
  })
  expect(revealed?.map(({ name }) => name)).toEqual(['Oars', 'Tools'])
})

it('logs nothing about a card for which there was no room', () => {
  const ann = { safe: ['Pottery', 'Archery', 'Sailing', 'Clothing', 'Masonry'] }
  const safeguarded = resultOf({ ann, decks }, function* (you) {
    return yield* you.drawAndSafeguard(plain(1))
  })
  expect(safeguarded).toBeUndefined()
})

it('after "may" an amount that leaves no choice is a bug of the card', () => {
  const ann = { hand: ['Pottery', 'Archery'] }
  const returned = (amount: Amount) =>
    resultOf({ ann, decks }, function* (you) {
      return yield* you.may.return(you.hand, amount)
    })
  for (const amount of [exactly(2), all, allBut(1), highest(1), between(1, 2)])
    expect(() => returned(amount)).toThrow(RulesBug)
  expect(returned(upTo(0))).toEqual([])
})

it('a bare number in place of an amount is a bug that names the amounts', () => {
  const ann = { hand: ['Pottery', 'Archery'] }
  expect(() =>
    resultOf({ ann, decks }, function* (you) {
      return yield* you.return(you.hand, 2 as never)
    }),
  ).toThrow('an amount is all, anyNumber, upTo(n), exactly(n), between(n, m), allBut(n), highest(n)')
})
