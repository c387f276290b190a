import { describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { tableOf } from '../table/table'
import { heapsOf } from './heaps'
import { isTooCrowded, placeRow, rowWidth } from './row'

const SIZE = { width: 80, height: 100, gap: 5 }
const cards = { Plains: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } } }

/** The heaps of ann's cards of a zone, as the board of ann draws them. */
function heaps(zone: 'land' | 'creatures', list: readonly unknown[], merged = false) {
  const table = tableOf(open({ players: ['ann', 'bob'], cards, ann: { [zone]: list } }).view('ann'), [])
  const shown = table.own.zones[zone].cards.filter((card) => !table.isTucked(card))
  return heapsOf(shown, { lands: zone === 'land', merged, tuckedOf: table.tuckedOf })
}

describe('heaps', () => {
  it('hold equal lands, tapped ones apart', () => {
    const all = heaps('land', ['Plains', { name: 'Plains', tapped: true }, 'Plains', 'Island'])
    expect(all.map((heap) => heap.cards.length)).toEqual([2, 1, 1])
  })
  it('hold tapped and untapped lands together where a row is crowded', () => {
    expect(heaps('land', ['Plains', { name: 'Plains', tapped: true }], true)).toHaveLength(1)
  })
  it('keep cards apart that carry something, and creatures that are no tokens', () => {
    expect(heaps('land', ['Plains', { name: 'Plains', annotation: 'snow' }])).toHaveLength(2)
    expect(heaps('creatures', ['Bear', 'Bear'])).toHaveLength(2)
    const gull = { name: 'Gull', token: true }
    expect(heaps('creatures', [gull, gull, gull])).toHaveLength(1)
  })
  it('take what is attached to their card along', () => {
    const [first, ...more] = heaps('creatures', ['Bear', { name: 'Sash', attachedTo: 'ann.creatures.0' }])
    expect(more).toEqual([])
    expect(first?.tucked).toHaveLength(1)
  })
})

describe('a row', () => {
  it('places cards side by side, tapped ones turned', () => {
    const row = heaps('creatures', ['Bear', { name: 'Elk', tapped: true }])
    const placed = placeRow(row, SIZE, { width: 400, merged: false })
    expect(placed.map(({ box }) => box)).toEqual([
      { x: 0, y: 0, w: 80, h: 100 },
      { x: 85, y: 10, w: 100, h: 80 },
    ])
    expect(rowWidth(row, SIZE)).toBe(185)
  })
  it('shrinks its steps evenly where it is too long, and the last card stays whole', () => {
    const row = heaps('creatures', ['A', 'B', 'C', 'D', 'E'])
    const placed = placeRow(row, SIZE, { width: 240, merged: false })
    expect(placed.map(({ box }) => box.x)).toEqual([0, 40, 80, 120, 160])
    expect(placed.map(({ show }) => show > 0)).toEqual([true, true, true, true, false])
  })
  it('is too crowded once less of each card would show than names it', () => {
    const row = heaps('creatures', ['A', 'B', 'C', 'D', 'E'])
    expect(isTooCrowded(row, SIZE, 240)).toBe(false)
    expect(isTooCrowded(row, SIZE, 239)).toBe(true)
    expect(isTooCrowded(heaps('creatures', ['A']), SIZE, 20)).toBe(false)
  })
  it('gives a card with something behind it less height, and the row keeps its own', () => {
    const row = heaps('creatures', ['Bear', { name: 'Sash', attachedTo: 'ann.creatures.0' }])
    const [placed] = placeRow(row, SIZE, { width: 400, merged: false })
    expect(placed?.box).toEqual({ x: 0, y: 20, w: 80, h: 80 })
    expect(placed?.tucked.map(({ box }) => box)).toEqual([{ x: 6, y: 0, w: 76, h: 32 }])
  })
})
