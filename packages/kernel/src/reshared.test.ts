import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFirstKept } from './testing/is-first-kept'
import type { Json } from './json'
import { reshared } from './reshared'

const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

it('gives back the very value before where nothing changed', () => {
  const before = { list: [1, { deep: true }], word: 'a' }
  expect(reshared(before, copy(before))).toBe(before)
})

it('keeps the parts that did not change, and only those', () => {
  const before = { same: { a: [1, 2] }, list: [{ n: 1 }, { n: 2 }], gone: 1 }
  const after = reshared<Json>(before, { same: { a: [1, 2] }, list: [{ n: 1 }, { n: 3 }] })
  expect(after).toEqual({ same: { a: [1, 2] }, list: [{ n: 1 }, { n: 3 }] })
  expect(after).toMatchObject({ same: before.same })
  expect((after as typeof before).same).toBe(before.same)
  expect((after as typeof before).list[0]).toBe(before.list[0])
})

it('does not take a longer list or an object with more keys for an equal one', () => {
  expect(reshared<Json>([1, 2], [1])).toEqual([1])
  expect(reshared<Json>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(reshared<Json>({ a: 1 }, [1])).toEqual([1])
  expect(reshared<Json>([1], { 0: 1 })).toEqual({ 0: 1 })
})

it('never changes what the value says, whatever was before, and leaves both as they were', () => {
  const json = fc.jsonValue() as fc.Arbitrary<Json>
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [kept, meant] = [copy(before), copy(after)]
      expect(copy(reshared(before, after))).toEqual(meant)
      expect(copy(before)).toEqual(kept)
      expect(copy(after)).toEqual(meant)
    }),
  )
})

it('of a value that changes again and again, what it was at first is not held in memory', async () => {
  const next = (value: Json) => reshared(value, { was: JSON.stringify(value).length })
  expect(await isFirstKept<Json & object>(() => ({ was: 0 }), next)).toBe(false)
})
