import { expect, test } from 'vitest'
import { isStray } from './stray-click'

const change = { time: 1000, pointer: { x: 200, y: 100 } }

test('a click where the pointer rested while the page moved is stray for a moment', () => {
  expect(isStray({ x: 200, y: 100, time: 1100 }, change)).toBe(true)
  expect(isStray({ x: 203, y: 102, time: 1299 }, change)).toBe(true)
  expect(isStray({ x: 200, y: 100, time: 1301 }, change)).toBe(false)
})

test('whoever has gone elsewhere since means what they click', () => {
  expect(isStray({ x: 240, y: 100, time: 1100 }, change)).toBe(false)
  expect(isStray({ x: 200, y: 100, time: 1100 }, { time: 1000, pointer: undefined })).toBe(false)
})
