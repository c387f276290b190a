import { describe, expect, expectTypeOf, it } from 'vitest'
import { defined } from './defined'

interface Page {
  readonly limit: number
  readonly after?: string
}

const maybe = (value: string): string | undefined => (value === '' ? undefined : value)

describe('defined', () => {
  it('leaves out the keys that are undefined, and keeps every other value', () => {
    expect(Object.entries(defined({ a: 0, b: '', c: false, d: null, e: undefined }))).toEqual([
      ['a', 0],
      ['b', ''],
      ['c', false],
      ['d', null],
    ])
  })

  it('gives a key that may be undefined as an optional one', () => {
    const page: Page = { limit: 1, ...defined({ after: maybe('') }) }
    expect(page).toStrictEqual({ limit: 1 })
    expect({ limit: 1, ...defined({ after: maybe('a') }) }).toStrictEqual({ limit: 1, after: 'a' })
    expectTypeOf(defined({ after: maybe('') })).toExtend<{ readonly after?: string }>()
  })

  it('does not pass a key of another type', () => {
    // @ts-expect-error: a number is no cursor.
    const page: Page = { limit: 1, ...defined({ after: 1 }) }
    expect(page).toEqual({ limit: 1, after: 1 })
  })
})
