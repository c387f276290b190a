import { expect, test } from 'vitest'
import { SPLAYS } from '../../rules/facts/names'
import { shownOf } from '../../rules/facts/visible'
import { type CardMeasure, fitted, LOWEST_STRIP, stackBox, stripOf } from './geometry'

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
  expect(stackBox({ count: 10, splay: 'left' }, { ...card, rise: 20 }).covered).toEqual({
    cell: 16,
    inset: 3,
  })
})

const packs = (...counts: readonly number[]) => counts.map((count) => ({ count, splay: 'left' as const }))

test('a splay of more than ten cards lowers its own strips and is no wider than one of ten', () => {
  const [ten, thirteen] = [10, 13].map((count) => stackBox({ count, splay: 'left' }, card))
  expect(ten?.width).toBe(180 + 9 * 22)
  expect(ten?.covered).toEqual({ cell: 16, inset: 3 })
  expect(thirteen?.width).toBeLessThanOrEqual(180 + 9 * 22)
  expect(thirteen?.layers).toHaveLength(13)
  const beside = (count: number) =>
    fitted(
      [
        { count, splay: 'left' },
        { count: 2, splay: 'right' },
      ],
      measure,
      { width: 620, gap: 8 },
    ).w
  expect(beside(13)).toBeGreaterThanOrEqual(beside(10))
})

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
