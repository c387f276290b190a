import { expect, test } from 'vitest'
import { titleFit } from './title-fit'

const whole = (width: number) => ({ width, show: 0 })

test('the cost is beside the name if all words of the name fit', () => {
  expect(titleFit('Pier Rats', '{1}{B}', whole(118))).toEqual({ text: 'Pier Rats', isCostAbove: false })
  expect(titleFit('Drake of the Bottomless Sky', '{3}{U}{U}', whole(150)).isCostAbove).toBe(false)
})

test('the cost is above the name if a word would be broken beside it, and the name wraps at spaces', () => {
  expect(titleFit('Drake of the Bottomless Sky', '{3}{U}{U}', whole(118))).toEqual({
    text: 'Drake of the Bottomless Sky',
    isCostAbove: true,
  })
})

test('a word too long for the card alone is broken between syllables', () => {
  const { text, isCostAbove } = titleFit('Asmoranomardicadaistinaculdacar', '{2}{R}', whole(118))
  expect(isCostAbove).toBe(true)
  expect(text).toContain('\u00AD')
})

test('a card without a cost has nothing to put above', () => {
  expect(titleFit('Thornwoodcathedralmarsh', '', whole(118)).isCostAbove).toBe(false)
})

test('the cost of a covered card is always above the name, so that it can be seen', () => {
  expect(titleFit('Pier Rats', '{1}{B}', { width: 118, show: 50 }).isCostAbove).toBe(true)
})
