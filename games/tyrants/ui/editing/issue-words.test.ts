import { expect, it } from 'vitest'
import { z } from 'zod'
import { notThis } from './issue-words'

const shape = z.object({ name: z.string(), rows: z.array(z.object({ x: z.number() })) })
const wordsOf = (value: unknown) => notThis('plan', shape.safeParse(value).error?.issues ?? [])

it('says where a file is wrong and what is due there', () => {
  expect(wordsOf({ name: 'a', rows: [{ x: 1 }, { x: 'b' }] })).toBe(
    'This is not a plan: rows 2 x: expected number, found string.',
  )
  expect(wordsOf({ rows: [] })).toBe('This is not a plan: name: it is missing.')
})

it('says of something else altogether only that', () => {
  expect([wordsOf([]), wordsOf(7), wordsOf(null)]).toEqual(Array(3).fill('This is not a plan.'))
})
