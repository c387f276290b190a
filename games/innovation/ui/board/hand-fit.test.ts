import { expect, test } from 'vitest'
import { handFit } from './hand-fit'
import { ANY_HEIGHT } from './ways'

const fit = (count: number, form: 'desktop' | 'tablet' | 'phone' = 'desktop', width = 1114) =>
  handFit(form, { ...ANY_HEIGHT, width, count, piles: 2 })

test('a few cards are as wide as their text wants, with the piles beside them', () => {
  expect(fit(2)).toMatchObject({ measure: { w: 240 }, size: 'full', beside: 276 })
  expect(fit(5)).toMatchObject({ measure: { w: 154 }, size: 'full', beside: 276 })
})

test('more cards take the room of the piles, then are narrower', () => {
  expect(fit(7)).toMatchObject({ measure: { w: 150 }, size: 'full', beside: 0 })
  expect(fit(8)).toMatchObject({ measure: { w: 131 }, size: 'full', beside: 0 })
  expect(fit(10)).toMatchObject({ measure: { w: 103 }, size: 'full', beside: 0 })
  expect(fit(8, 'tablet', 850)).toMatchObject({ measure: { w: 98 }, size: 'full', beside: 0 })
})

test('the piles give their room to texts that would be cut', () => {
  const wide = (count: number) =>
    handFit('desktop', {
      ...ANY_HEIGHT,
      way: { ...ANY_HEIGHT.way, wide: true },
      ...{ width: 1114, count, piles: 2 },
    })
  expect(wide(3)).toMatchObject({ measure: { w: 240 }, beside: 276 })
  expect(wide(5)).toMatchObject({ measure: { w: 213 }, beside: 0 })
})

test('cards too many for one row keep their texts in several, and the rows share the height that is left', () => {
  const more = { own: 0, others: 0, hand: 30 }
  expect(handFit('desktop', { ...ANY_HEIGHT, more, width: 1114, piles: 2, count: 12 })).toEqual({
    measure: expect.objectContaining({ w: 176, h: 97 }),
    size: 'full',
    beside: 0,
    wraps: true,
  })
  expect(fit(10, 'tablet', 850)).toMatchObject({ measure: { w: 160 }, size: 'full', wraps: true })
  expect(fit(40), 'in more than three rows they would hide the board').toMatchObject({ size: 'small' })
})

test('a board too high for the window makes the hand small, then names, then one line that one pans', () => {
  const drawn = (hand: 'small' | 'names' | 'line', count: number) =>
    handFit('desktop', {
      ...ANY_HEIGHT,
      way: { ...ANY_HEIGHT.way, hand },
      width: 1114,
      count,
      piles: 2,
    })
  expect(drawn('small', 3)).toMatchObject({ size: 'small', wraps: true, beside: 276 })
  expect(drawn('small', 20)).toMatchObject({ size: 'small', beside: 0 })
  expect(drawn('names', 12)).toMatchObject({ size: 'line', wraps: true })
  expect(drawn('line', 12)).toMatchObject({ size: 'line', wraps: false })
})

test('a phone pans over cards of one width', () => {
  expect(fit(8, 'phone', 390)).toMatchObject({ measure: { w: 132 }, size: 'full', beside: 0 })
})
