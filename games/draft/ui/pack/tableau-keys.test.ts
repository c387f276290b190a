import { expect, test } from 'vitest'
import { movedFocus } from './tableau-keys'

test('arrow keys move in the grid and stop at its edges', () => {
  const grid = { at: 5, count: 15, across: 4 }
  expect(movedFocus('ArrowRight', grid)).toBe(6)
  expect(movedFocus('ArrowUp', grid)).toBe(1)
  expect(movedFocus('ArrowDown', grid)).toBe(9)
  expect(movedFocus('End', grid)).toBe(14)
  expect(movedFocus('ArrowDown', { ...grid, at: 12 })).toBeUndefined()
  expect(movedFocus('ArrowLeft', { ...grid, at: 0 })).toBeUndefined()
  expect(movedFocus('a', grid)).toBeUndefined()
})
