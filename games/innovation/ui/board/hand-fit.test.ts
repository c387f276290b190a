import { expect, test } from 'vitest'
import { handFit } from './hand-fit'
import { NO_SPARE } from './measures'

const fit = (count: number, form: 'desktop' | 'tablet' | 'phone' = 'desktop', width = 1114) =>
  handFit(form, { players: 2, spare: NO_SPARE, width, count, piles: 2 })

test('a few cards are as wide as their text wants, with the piles beside them', () => {
  expect(fit(2)).toMatchObject({ measure: { w: 240 }, size: 'full', beside: 276 })
  expect(fit(5)).toMatchObject({ measure: { w: 151 }, size: 'full', beside: 276 })
})

test('more cards take the room of the piles, are narrower, then become small ones', () => {
  expect(fit(7)).toMatchObject({ measure: { w: 144 }, size: 'full', beside: 0 })
  expect(fit(8)).toMatchObject({ measure: { w: 125 }, size: 'full', beside: 0 })
  expect(fit(10)).toMatchObject({ measure: { w: 98 }, size: 'full', beside: 0 })
  expect(fit(7, 'tablet', 850)).toMatchObject({ measure: { w: 107 }, size: 'full', beside: 0 })
  expect(fit(11)).toMatchObject({ size: 'small' })
  expect(fit(14)).toMatchObject({ size: 'small', beside: 0 })
  expect(fit(8, 'tablet', 850)).toMatchObject({ size: 'small', beside: 0 })
})

test('cards too many for one row keep their texts in several where there is room for those', () => {
  const spare = { ...NO_SPARE, handRows: { rows: 2, h: 90 } }
  const room = { players: 2, spare, width: 1114, piles: 2 }
  expect(handFit('desktop', { ...room, count: 12 })).toEqual({
    measure: expect.objectContaining({ w: 170, h: 90 }),
    size: 'full',
    beside: 0,
    wraps: true,
  })
  expect(handFit('desktop', { ...room, count: 8 })).toMatchObject({ size: 'full', wraps: false })
})

test('a board too high for the window makes the hand low', () => {
  const spare = { ...NO_SPARE, tight: true }
  expect(handFit('desktop', { players: 4, spare, width: 1114, count: 3, piles: 2 }).size).toBe('small')
})

test('a phone pans over cards of one width', () => {
  expect(fit(8, 'phone', 390)).toMatchObject({ measure: { w: 132 }, size: 'full', beside: 0 })
})
