import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedSum, checksum } from './checksum'
import { applyDifference, difference } from './difference'
import type { Json } from './json'

const leaf = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
  fc.constant(null),
)
// Some are words of a difference itself, and one is what every object has by birth.
const key = fc.constantFrom('a', 'id', 'c', 'o', 'x', 's', 'i', 'v', 'e', 'b', 'constructor')
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))
const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

describe('the difference of two values', () => {
  it('applied to the first gives the second, also after a trip through JSON, and changes nothing', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const was = JSON.stringify(before)
        const change = difference(before, after)
        const made =
          change === undefined
            ? before
            : applyDifference(before, JSON.parse(JSON.stringify(change)) as typeof change)
        expect(made).toEqual(after)
        expect(JSON.stringify(before)).toBe(was)
      }),
      { numRuns: 1500 },
    )
  })
  it('is nothing exactly for equal values', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, copy(value))).toBeUndefined()
      }),
    )
  })
  it('says little about a little', () => {
    const hand = Array.from({ length: 30 }, (_, at) => ({ name: `card ${at}` }))
    const before = { hand, score: 3 }
    const after = { hand: hand.filter((_, at) => at !== 12), score: 3 }
    expect(difference(before, after)).toEqual({ o: { hand: { s: [12, 1, []] } } })
  })
  it('says of an entry that is still there under its id only what has changed, also where others go or come', () => {
    const packs = Array.from({ length: 9 }, (_, at) => ({ id: `pack ${at}`, cards: ['one', 'two', 'three'] }))
    const afterPick = packs.with(2, { id: 'pack 2', cards: ['one', 'three'] })
    const change = difference(packs, [...afterPick, { id: 'pack 9', cards: [] }])
    expect(change).toEqual({
      s: [9, 0, [{ id: 'pack 9', cards: [] }]],
      i: { 2: { o: { cards: { s: [1, 1, []] } } } },
    })
    const fewer = afterPick.filter(({ id }) => id !== 'pack 5')
    expect(applyDifference(packs, difference(packs, fewer) ?? { v: null })).toEqual(fewer)
    expect(difference(packs, fewer)).toEqual({ s: [5, 1, []], i: { 2: { o: { cards: { s: [1, 1, []] } } } } })
  })
  it('says of a list that has moved by one only what is new, either way', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 6 }), json, (list, added) => {
        const shifted = [...list.slice(1), added]
        for (const [before, after] of [
          [list, shifted],
          [shifted, list],
        ] as const) {
          const change = difference(before, after)
          expect(change === undefined ? before : applyDifference(before, change)).toEqual(after)
        }
      }),
    )
    const last = [1, 2, 3, 4, 5]
    expect(difference(last, [2, 3, 4, 5, 6])).toEqual({ e: 6 })
    expect(difference([2, 3, 4, 5, 6], last)).toEqual({ b: 1 })
  })
  it('treats an undefined field as absent', () => {
    expect(difference({ a: undefined }, {})).toBeUndefined()
    expect(applyDifference({ a: 1 }, { x: ['a'] })).toEqual({})
  })
})

describe('the checksum of a view', () => {
  it('is equal for equal values whatever the order of keys', () => {
    expect(checksum({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(
      checksum({ b: [2, { d: 4, c: 3 }], a: 1, e: undefined }),
    )
  })
  it('reports different values', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        fc.pre(difference(one, other) !== undefined)
        expect(checksum(one)).not.toBe(checksum(other))
      }),
      { numRuns: 500 },
    )
  })
  it('minds the order of a list and the kind of a value', () => {
    expect(checksum([1, 2])).not.toBe(checksum([2, 1]))
    expect(checksum('1')).not.toBe(checksum(1))
    expect(checksum([])).not.toBe(checksum({}))
    expect(checksum(null)).not.toBe(checksum('null'))
  })
})

describe('the sum of what a change makes', () => {
  const grown = fc
    .tuple(json, json)
    .map(([before, after]) => ({ before, after, change: difference(before, after) }))
  it('is the same for whoever makes the change on an equal value', () => {
    fc.assert(
      fc.property(grown, ({ before, after, change }) => {
        if (change === undefined) return
        expect(changedSum(applyDifference(before, change), change)).toBe(changedSum(after, change))
      }),
    )
  })
  it('tells another value apart wherever the change says something', () => {
    const change = difference({ a: 1, list: [1, [2], 3], gone: 1 }, { a: 2, list: [1, [2, 4], 3] })
    if (change === undefined) throw new Error('nothing changed')
    const right = changedSum({ a: 2, list: [1, [2, 4], 3] }, change)
    for (const wrong of [
      { a: 3, list: [1, [2, 4], 3] },
      { a: 2, list: [1, [2, 5], 3] },
      { a: 2, list: [1, [2, 4], 3, 4] },
      { a: 2, list: [1, [2, 4], 3], gone: 1 },
      [2],
    ])
      expect(changedSum(wrong, change)).not.toBe(right)
  })
  it('tells another entry apart among those that came, moved or changed', () => {
    const list = (name: string) => [
      { id: 'a', n: 1 },
      { id: 'b', n: name },
      { id: 'c', n: 3 },
      { id: 'd', n: 4 },
    ]
    const changes: readonly (readonly [Json, (name: string) => Json])[] = [
      [
        [
          { id: 'b', n: 0 },
          { id: 'c', n: 3 },
          { id: 'd', n: 4 },
        ],
        list,
      ],
      [
        [
          { id: 'z' },
          { id: 'y' },
          { id: 'a', n: 1 },
          { id: 'b', n: 0 },
          { id: 'c', n: 3 },
          { id: 'd', n: 4 },
        ],
        list,
      ],
      [list('x').slice(0, 1), list],
      [[1, 2, 3, 4], (name) => [2, 3, 4, name]],
      [[1, 2, 3, 4], (name) => [name, 1, 2, 3]],
    ]
    for (const [before, after] of changes) {
      const change = difference(before, after('right'))
      if (change === undefined) throw new Error('nothing changed')
      expect(changedSum(after('wrong'), change)).not.toBe(changedSum(after('right'), change))
      expect(changedSum(applyDifference(before, change), change)).toBe(changedSum(after('right'), change))
    }
  })
})
