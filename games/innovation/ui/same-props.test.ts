import { expect, test } from 'vitest'
import { sameProps } from './same-props'

test('the same properties, or ones with the same entries, render nothing', () => {
  const names = ['Oars']
  expect(sameProps({ w: 1, at: { x: 1 }, names }, { w: 1, at: { x: 1 }, names: ['Oars'] })).toBe(true)
  expect(sameProps({ w: 1, at: { x: 1 }, names }, { w: 1, at: { x: 2 }, names })).toBe(false)
  expect(sameProps({ at: { deep: { x: 1 } } }, { at: { deep: { x: 1 } } })).toBe(false)
})

test('a property that comes or goes is a change', () => {
  expect(sameProps<{ w?: number | undefined }>({ w: undefined }, {})).toBe(false)
  expect(sameProps<{ w?: number | undefined; h?: number }>({ w: undefined }, { h: 1 })).toBe(false)
})
