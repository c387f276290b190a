import { expect, test } from 'vitest'
import { SPLAYS } from '../../rules/facts/names'
import { shownOf } from '../../rules/facts/visible'
import { headsInRow, measureFor, spareHeight } from './measures'
import { type CardMeasure, fitted, LOWEST_STRIP, type Pack, stackBox, stripOf } from './geometry'

const card = { cell: 16, inset: 3, w: 180, h: 104 }
const measure: CardMeasure = { cell: 16, inset: 3, h: 104, wMin: 138, wMax: 186, full: true }

test('an unsplayed stack is one card with up to three edges below it, and as high with none', () => {
  expect(stackBox({ count: 2, splay: 'none' }, card)).toEqual({
    width: 180,
    height: 113,
    layers: [{ left: 0, top: 0 }],
    edges: 1,
    covered: { cell: 16, inset: 3 },
  })
  expect(stackBox({ count: 9, splay: 'none' }, card)).toMatchObject({ height: 113, edges: 3 })
  expect(stackBox({ count: 1, splay: 'none' }, card)).toMatchObject({ height: 113, edges: 0 })
})

test('a splay moves each card one strip and grows the box by as much', () => {
  expect(stackBox({ count: 3, splay: 'left' }, card)).toEqual({
    width: 180 + 2 * 22,
    height: 104,
    layers: [
      { left: 0, top: 0 },
      { left: 22, top: 0 },
      { left: 44, top: 0 },
    ],
    edges: 0,
    covered: { cell: 16, inset: 3 },
  })
  expect(stackBox({ count: 3, splay: 'right' }, card).layers).toEqual([
    { left: 44, top: 0 },
    { left: 22, top: 0 },
    { left: 0, top: 0 },
  ])
  expect(stackBox({ count: 2, splay: 'aslant' }, card)).toMatchObject({
    width: 202,
    height: 126,
    layers: [
      { left: 22, top: 0 },
      { left: 0, top: 22 },
    ],
  })
})

/** Where an icon's cell lies on a card, by its place (rules: innovation 2.3). */
function cellAt(place: number): { readonly x: number; readonly y: number } {
  const right = card.w - stripOf(card)
  const bottom = card.h - stripOf(card)
  const middle = (card.w - stripOf(card)) / 2
  const at = [
    [0, 0],
    [0, bottom],
    [middle, bottom],
    [right, bottom],
    [middle, 0],
    [right, 0],
  ][place] ?? [0, 0]
  return { x: at[0] ?? 0, y: at[1] ?? 0 }
}

test.each(SPLAYS.filter((splay) => splay !== 'none'))(
  'splayed %s the table shows exactly the icons that count',
  (splay) => {
    const { layers } = stackBox({ count: 3, splay }, card)
    const [above, under] = [layers[1] ?? { left: 0, top: 0 }, layers[2] ?? { left: 0, top: 0 }]
    const visible = [0, 1, 2, 3, 4, 5].filter((place) => {
      const { x, y } = cellAt(place)
      const left = under.left + x - above.left
      const top = under.top + y - above.top
      const strip = stripOf(card)
      return left <= -strip || top <= -strip || left >= card.w || top >= card.h
    })
    expect(visible.join('')).toBe([...shownOf('012345', 2, splay)].sort().join(''))
  },
)

test('a stack too deep for the room is drawn with lower strips, each as high as its icons need', () => {
  const deep = { count: 11, splay: 'up' } as const
  expect(stackBox(deep, { ...card, rise: 150 })).toMatchObject({
    height: 104 + 10 * 15,
    covered: { cell: 11, inset: 2 },
  })
  expect(stackBox(deep, { ...card, rise: 20 })).toMatchObject({
    height: 104 + 10 * LOWEST_STRIP,
    covered: { cell: 11, inset: 1 },
  })
  expect(stackBox({ count: 4, splay: 'up' }, { ...card, rise: 150 }).covered).toEqual({ cell: 16, inset: 3 })
  expect(stackBox({ count: 11, splay: 'left' }, { ...card, rise: 20 }).covered).toEqual({
    cell: 16,
    inset: 3,
  })
})

test('four boards with ten cards and more in some stacks fit 1440 x 900 as far as whole icons allow', () => {
  const splayed = (count: number) => [{ count, splay: 'up' } as const]
  const four = (own: number, ...others: readonly number[]) => [
    { own: true, packs: splayed(own) },
    ...others.map((count) => ({ own: false, packs: splayed(count) })),
  ]
  const window = { form: 'desktop', width: 1440, height: 900, sets: 1 } as const
  expect(spareHeight(window, four(3, 3, 2, 3))).not.toHaveProperty('ownRise')
  expect(spareHeight(window, four(5, 5, 4, 4))).toMatchObject({ tight: false, ownRise: expect.any(Number) })
  expect(spareHeight(window, four(11, 10, 10, 10))).toMatchObject({
    low: true,
    tight: false,
    ownRise: expect.any(Number),
  })
  const three = four(12, 12, 12).map((player) => ({ ...player, packs: splayed(12) }))
  expect(spareHeight({ ...window, height: 600 }, three)).toMatchObject({
    tight: true,
    ownRise: 11 * LOWEST_STRIP,
  })
})

const packs = (...counts: readonly number[]) => counts.map((count) => ({ count, splay: 'left' as const }))

test('width goes to the strips first, the rest to equal cards no wider than they may be', () => {
  expect(fitted(packs(1, 1, 1, 1, 1), measure, { width: 1080, gap: 8 })).toMatchObject({ w: 186, cell: 16 })
  const { w, cell } = fitted(packs(5, 4, 3, 2, 1), measure, { width: 1080, gap: 8 })
  expect({ w, cell }).toEqual({ w: Math.floor((1080 - 32 - 10 * 22) / 5), cell: 16 })
})

test('where room is short an empty stack gives way to the cards', () => {
  const some = [...packs(5, 4), ...packs(0, 0, 1)]
  const { w, empty } = fitted(some, measure, { width: 760, gap: 8 })
  expect(w).toBe(156)
  expect(empty).toBe(53)
  expect(fitted([...packs(1), ...packs(0)], measure, { width: 1080, gap: 8 })).toMatchObject({
    w: 186,
    empty: 186,
  })
})

test('too narrow, the strips of the deepest stack shrink, and no band of a top card, before the stacks wrap', () => {
  const shrunk = fitted(packs(12, 4, 1, 1, 1), measure, { width: 960, gap: 8 })
  expect(shrunk).toMatchObject({ cell: 16, inset: 3, wraps: false })
  expect(stackBox({ count: 12, splay: 'left' }, shrunk).covered.cell).toBeLessThan(16)
  expect(stackBox({ count: 4, splay: 'left' }, shrunk).covered).toEqual({ cell: 16, inset: 3 })
  expect(fitted(packs(15, 15, 15, 15, 15), measure, { width: 900, gap: 8 })).toMatchObject({
    wraps: true,
    w: 138,
  })
})

test('each in a row of its own, the widest decides', () => {
  const phone: CardMeasure = { cell: 15, inset: 2, h: 60, wMin: 110, wMax: 150, full: false }
  expect(fitted(packs(4, 1, 1, 1, 1), phone, { width: 350, gap: 8, rows: true })).toMatchObject({ w: 150 })
  expect(fitted(packs(7, 1, 1, 1, 1), phone, { width: 350, gap: 8, rows: true }).w).toBe(350 - 100 - 6 * 19)
})

test('height that is left makes cards with text taller, and splays take it first', () => {
  const flat = [{ count: 1, splay: 'none' }] as const
  const deep = [{ count: 9, splay: 'up', kinds: 7 }] as const
  const two = (packs: typeof flat | typeof deep) => [
    { own: true, packs },
    { own: false, packs: flat },
  ]
  expect(spareHeight({ form: 'desktop', width: 1440, height: 948, sets: 1 }, two(flat))).toEqual({
    hand: 43,
    own: 28,
    others: 21,
    tight: false,
  })
  expect(spareHeight({ form: 'desktop', width: 1440, height: 948, sets: 1 }, two(deep))).toEqual({
    hand: -21,
    own: -14,
    others: 0,
    tight: false,
    ownRise: 8 * 14,
    othersRise: 0,
  })
  expect(spareHeight({ form: 'desktop', width: 1440, height: 832, sets: 1 }, two(flat))).toEqual({
    hand: -12,
    own: -8,
    others: 0,
    tight: false,
  })
  expect(spareHeight({ form: 'desktop', width: 1440, height: 2000, sets: 1 }, two(flat))).toEqual({
    hand: 60,
    own: 50,
    others: 40,
    tight: false,
  })
})

test('four boards fit 1440 x 900 with the edges of all stacks; a second line of a foot takes of what is left', () => {
  const window = { form: 'desktop', width: 1440, height: 900, sets: 1 } as const
  const left = (own: Pack) => {
    const flat = { own: false, packs: [{ count: 4, splay: 'none' }] } as const
    const spare = spareHeight(window, [{ own: true, packs: [own] }, flat, flat, flat])
    return spare.own + spare.hand
  }
  expect(left({ count: 4, splay: 'none', kinds: 3 })).toBe(36 + 32)
  expect(left({ count: 4, splay: 'none', kinds: 6 })).toBe(27 + 24)
  expect(left({ count: 9, splay: 'left', kinds: 6 }), 'a wide stack has room for all in one line').toBe(
    36 + 32,
  )
})

test('in a low window the hand of one of two is a line of names, and cards on the board keep their text', () => {
  const flat = { own: false, packs: [{ count: 4, splay: 'none' }] } as const
  const spareIn = (height: number) =>
    spareHeight({ form: 'desktop', width: 1280, height, sets: 1 }, [{ ...flat, own: true }, flat])
  const spare = spareIn(720)
  expect(spare.crowded).toBeGreaterThan(0)
  expect(measureFor('desktop', { own: true, players: 2, spare }).full).toBe(true)
  expect(spareIn(800)).not.toHaveProperty('crowded')
})

test('a large hand keeps its texts in rows where the window has the height, and the board gives a little for it', () => {
  const flat = { own: false, packs: [{ count: 4, splay: 'none' }] } as const
  const spareIn = (window: { readonly height: number; readonly hand: number }) =>
    spareHeight({ form: 'desktop', width: 1440, sets: 1, ...window }, [{ ...flat, own: true }, flat])
  expect(spareIn({ height: 900, hand: 10 })).not.toHaveProperty('handRows')
  expect(spareIn({ height: 900, hand: 12 })).toMatchObject({ handRows: { rows: 2, h: 82 }, own: -14 })
  expect(spareIn({ height: 1000, hand: 12 })).toMatchObject({ handRows: { rows: 2, h: 101 } })
  expect(spareIn({ height: 800, hand: 12 })).not.toHaveProperty('handRows')
  expect(spareIn({ height: 1400, hand: 40 })).not.toHaveProperty('handRows')
})

test('in a low window, and on a tablet that is too low, only the heads of several others show, and the own cards keep their text', () => {
  const four = [true, false, false, false].map((own) => ({
    own,
    packs: [{ count: 4, splay: 'none' } as const],
  }))
  const low = spareHeight({ form: 'desktop', width: 1280, height: 720, sets: 1 }, four)
  expect(low).toMatchObject({ low: true, tight: false })
  expect(measureFor('desktop', { own: true, players: 4, spare: low }).full).toBe(true)
  expect(headsInRow(low, { width: 1280, players: 4 })).toBe(true)
  expect(headsInRow(low, { width: 1280, players: 3 })).toBe(false)
  expect(spareHeight({ form: 'tablet', width: 900, height: 1000, sets: 1 }, four)).toMatchObject({
    low: true,
  })
  expect(spareHeight({ form: 'tablet', width: 900, height: 1200, sets: 1 }, four)).not.toHaveProperty('low')
})

test('a foot of two lines beside a much higher stack costs nothing', () => {
  const window = { form: 'desktop', width: 1440, height: 900, sets: 1 } as const
  const flat = { own: false, packs: [] } as const
  const high: Pack = { count: 3, splay: 'up', kinds: 2 }
  const low: Pack = { count: 4, splay: 'none', kinds: 6 }
  const spare = (packs: readonly Pack[]) => spareHeight(window, [{ own: true, packs }, flat, flat, flat])
  expect(spare([high, low])).toEqual(spare([high]))
})
