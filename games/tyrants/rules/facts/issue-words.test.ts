import { faultWords } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { notThis } from './issue-words'

const shape = z.object({
  name: z.string(),
  kind: z.enum(['town', 'road']).default('town'),
  rows: z.array(z.object({ x: z.number().max(9, 'An x is a digit.') })).max(2),
})
const wordsOf = (value: unknown) =>
  notThis('plan', shape.safeParse(value, { error: faultWords }).error?.issues ?? [])

it('says where a file is wrong and what is due there', () => {
  expect(wordsOf({ name: 'a', rows: [{ x: 1 }, { x: 'b' }] })).toBe(
    "This is not a plan: 'rows 2 x' must be a number.",
  )
  expect(wordsOf({ rows: [] })).toBe("This is not a plan: 'name' is missing.")
  expect(wordsOf({ name: 'a', kind: 'x', rows: [{}, {}] })).toBe(
    "This is not a plan: 'kind' must be one of town, road. 'rows 1 x' is missing. 'rows 2 x' is missing.",
  )
  expect(wordsOf({ name: 'a', rows: [{}, {}, {}] })).toBe(
    "This is not a plan: 'rows' may have at most 2 entries.",
  )
  expect(wordsOf({ name: 'a', rows: [{ x: 10 }] })).toBe("This is not a plan: 'rows 1 x': An x is a digit.")
})

it('says of something else altogether only that', () => {
  expect([wordsOf([]), wordsOf(7), wordsOf(null)]).toEqual(Array(3).fill('This is not a plan.'))
})
