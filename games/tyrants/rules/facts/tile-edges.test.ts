import { randomFrom, seeded } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { LAYOUTS } from './layouts'
import { netOfTiles } from './map-of-tiles'
import { LAYOUT_NAMES } from './names'
import { layoutWords, tileEdges } from './tile-edges'
import { slotCenter, TILE_BOX } from './tile-place'
import { dealtLayout, madeConnected, piecesIn, withRotations } from './turning'

const dealt = (layout: (typeof LAYOUT_NAMES)[number], prune = false) =>
  dealtLayout({ layout, prune }, randomFrom(seeded(`edges ${layout}`)))

it.each(LAYOUT_NAMES)('lists each link between two tiles of %s once, halfway between them', (name) => {
  const layout = dealt(name)
  const between = netOfTiles(layout).links.filter(([one, other]) => one.split('.')[0] !== other.split('.')[0])
  const linked = tileEdges(layout).filter(({ isLinked }) => isLinked)
  expect(linked).toHaveLength(between.length)
  for (const { at } of linked) {
    const beside = LAYOUTS[name].slots.filter((slot) => {
      const [x, y] = slotCenter(slot)
      return Math.abs(Math.hypot(x - at[0], y - at[1]) - TILE_BOX[1] / 2) < 1
    })
    expect(beside).toHaveLength(2)
  }
})

it('says how many links and dead ends there are, and into how many pieces all falls', () => {
  const layout = dealt('demonweb-2')
  const pieces = piecesIn(layout)
  expect(pieces).toBeGreaterThan(1)
  expect(layoutWords(layout)).toMatch(new RegExp(`, falls apart into ${pieces} pieces$`))
  const whole = madeConnected(layout, randomFrom(seeded('whole'))).layout
  expect(layoutWords(whole)).toMatch(/^\d+ links?, \d+ dead ends?, all connected$/)
})

it('an edge that a tile leads to and the one beyond does not is a dead end, on the side of the first', () => {
  // B tiles have nothing at S; the first tile of this layout touches only the one below it.
  const layout = withRotations(dealt('demonweb-2'), [0])
  const turned = withRotations(layout, [1])
  const links = (one: typeof layout) => tileEdges(one).filter(({ isLinked }) => isLinked).length
  expect(links(turned)).toBeGreaterThanOrEqual(links(layout))
  expect(tileEdges(layout).some(({ isLinked }) => !isLinked)).toBe(true)
})
