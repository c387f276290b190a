import { expect, it } from 'vitest'
import { difference } from './difference'
import { isSameJson, type Json } from './json'

const VALUES: readonly Json[] = [
  null,
  0,
  '0',
  false,
  [],
  {},
  [1, 2],
  [2, 1],
  [1, 2, 3],
  { a: 1 },
  { a: 2 },
  { b: 1 },
  { a: 1, b: undefined },
  { a: 1, b: null },
  { a: 1, constructor: 1 },
  { a: [{ id: 'x', n: 1 }] },
  { a: [{ id: 'x', n: 2 }] },
]

it('two values are the same where nothing has to change to make one of the other', () => {
  for (const one of VALUES)
    for (const other of VALUES)
      expect([one, other, isSameJson(one, other)]).toEqual([one, other, difference(one, other) === undefined])
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSameJson([1, { a: [] }], structuredClone([1, { a: [] }]))).toBe(true)
})
