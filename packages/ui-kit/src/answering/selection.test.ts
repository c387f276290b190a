import type { Choice, Request } from '@parlour/kernel'
import { describe, expect, test } from 'vitest'
import { boundsText, boundsWords, isChecked, reasonAgainst, selectionOf, toggled } from './selection'

const request = (choices: readonly Choice[], min: number, max: number): Request => ({
  id: 'r',
  actor: 'ann',
  kind: 'any',
  title: 'Choose',
  choices,
  min,
  max,
})
const menu = [
  { title: 'Achieve', choices: ['base-1'], min: 0, max: 1 },
  { title: 'Meld', choices: ['Archery', { title: 'Tools', id: 'tools-2' }], min: 0, max: 1 },
]

describe('toggled', () => {
  test('checks and unchecks', () => {
    const level = { choices: ['a', 'b', 'c'], min: 0, max: 2 }
    const once = toggled(level, {}, [1])
    expect(selectionOf(level.choices, once)).toEqual(['b'])
    expect(toggled(level, once, [1])).toEqual({})
  })
  test('replaces where only one may be checked, but keeps extras', () => {
    const choices = ['a', 'b', { title: 'and draw', extra: true }]
    const level = { choices, min: 1, max: 1 }
    const state = [[0], [2], [1]].reduce((now, path) => toggled(level, now, path), {})
    expect(selectionOf(choices, state)).toEqual(['b', 'and draw'])
  })
  test('checking inside a group checks the group and leaves the other group', () => {
    const level = { choices: menu, min: 1, max: 1 }
    const state = toggled(level, toggled(level, {}, [0, 0]), [1, 1])
    expect(selectionOf(menu, state)).toEqual([
      { title: 'Meld', selection: [{ title: 'Tools', id: 'tools-2' }] },
    ])
    expect(toggled(level, state, [1, 1])).toEqual({})
  })
})

describe('a menu of groups of which one choice is made', () => {
  const level = { choices: menu, min: 1, max: 1 }
  const one = toggled(level, {}, [1, 0])
  test('another pick replaces the one before, in its own group and in another', () => {
    expect(selectionOf(menu, toggled(level, one, [1, 1]))).toEqual([
      { title: 'Meld', selection: [{ title: 'Tools', id: 'tools-2' }] },
    ])
    expect(selectionOf(menu, toggled(level, one, [0, 0]))).toEqual([
      { title: 'Achieve', selection: ['base-1'] },
    ])
  })
})

describe('reasonAgainst', () => {
  test('says nothing against a valid nested selection', () => {
    expect(reasonAgainst(request(menu, 1, 1), [{ title: 'Meld', selection: ['Archery'] }])).toBeUndefined()
  })
  test('names the count that is wanted', () => {
    expect(reasonAgainst(request(['a', 'b', 'c'], 2, 2), ['a'])).toContain('exactly 2, not 1')
    expect(reasonAgainst(request(['a', 'b', 'c'], 1, 2), [])).toContain('1 to 2, not 0')
  })
})

test('boundsText', () => {
  expect(boundsText({ min: 1, max: 1 })).toBe('[1]')
  expect(boundsText({ min: 0, max: 3 })).toBe('[0..3]')
})

test('isChecked looks through the groups', () => {
  const checked = toggled({ choices: menu, min: 1, max: 1 }, {}, [1, 0])
  expect(isChecked(checked, [1, 0])).toBe(true)
  expect(isChecked(checked, [1, 1])).toBe(false)
  expect(isChecked(checked, [0, 0])).toBe(false)
})

test('boundsWords says how many are wanted as a person would', () => {
  const words = (min: number, max: number, among = 5) => boundsWords({ min, max, among })
  expect([words(1, 1), words(2, 2), words(2, 2, 2), words(1, 1, 1)]).toEqual(['one', 'two', 'all two', 'one'])
  expect([words(0, 1), words(0, 3), words(0, 5)]).toEqual(['one or none', 'up to three', 'any number'])
  expect([words(2, 5), words(1, 5), words(2, 4), words(12, 14, 20)]).toEqual([
    'two or more',
    'one or more',
    'two to four',
    '12 to 14',
  ])
})
