import { expect, test } from 'vitest'
import { markedDifference, textRuns } from './scar-marks'

const outline = (text: string) =>
  textRuns(text).map((runs) =>
    runs.map(({ parts, scar, reminder, gap }) => {
      const words = parts.map((part) => (typeof part === 'string' ? part : `<${part.symbol}>`)).join('')
      return `${scar ? '!' : ''}${reminder ? '~' : ''}${gap === true ? 'gap' : words}`
    }),
  )

test('a text without scars is one run per look', () => {
  expect(outline('{T}: Add {g/w}.\nFlying (It {T} flies.)')).toEqual([
    ['<T>: Add <G/W>.'],
    ['Flying ', '~(It <T> flies.)'],
  ])
})

test('marks changed words and symbols, and the place of missing ones', () => {
  expect(outline(markedDifference('{1}: Deal 1 damage.', '{2}{R}: Deal 3 damage.'))).toEqual([
    ['!<2><R>', ': Deal ', '!3', ' damage.'],
  ])
  expect(outline(markedDifference('Flying, haste', 'Flying'))).toEqual([['Flying', '!gap']])
})

test('a mark continues across line breaks and into reminder text', () => {
  expect(outline(markedDifference('Flying', 'Flying\nReach (It can block.)\nHaste'))).toEqual([
    ['Flying'],
    ['!Reach ', '!~(It can block.)'],
    ['!Haste'],
  ])
})

test('characters that look like marks in a text of a user mark nothing', () => {
  expect(outline(markedDifference('a', 'a\uE000b'))[0]).not.toContain('a')
  expect(outline(markedDifference('x y', 'x\uE001 y'))).toEqual([['x y']])
})
