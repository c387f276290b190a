import { randomFrom, seeded } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkedMap } from './checked-map'
import { readLayoutCode } from './layout-code'
import { layoutText } from './layout-text'
import { LAYOUTS } from './layouts'
import { piecesOf } from './map'
import { laidTiles, mapOfTiles } from './map-of-tiles'
import { LAYOUT_NAMES, type LayoutName } from './names'
import { hexTile, type TileLayout } from './tile-data'
import { slotCenter, turnedPoint } from './tile-place'
import { GAME_TILES, tileNamed } from './tiles'
import { connected, dealtLayout, madeConnected, piecesIn, turnedAtFirst } from './turning'

const dealt = (layout: LayoutName, seed: number, prune = false): TileLayout =>
  dealtLayout({ layout, prune }, randomFrom(seeded(`${layout} ${seed}`)))
/** How many of this many dealt layouts fall apart. */
const apart = (layout: LayoutName, count: number): number =>
  Array.from({ length: count }, (_, seed) => piecesIn(dealt(layout, seed))).filter((pieces) => pieces > 1)
    .length
const tile = (id: string) => {
  const found = tileNamed(id)
  if (found === undefined) throw new RangeError(`there is no tile ${id}`)
  return found
}
/** The parts of a tile that lies alone, without what its edges lead to. */
const partsOf = (id: string) => {
  const { locations, links } = tile(id)
  const places = locations.map((place) => ({ ...place, name: place.id }))
  return piecesOf({ locations: places, links }).map((part) => part.map((at) => locations[at]?.id ?? ''))
}

describe('trap: with the turning at first many maps fall apart', () => {
  it('demonweb-2 always leaves a B tile cut off', () => {
    expect(apart('demonweb-2', 30)).toBe(30)
  })
  it('demonweb-2s falls apart in about half of the cases, demonweb-4 in about a quarter', () => {
    const half = apart('demonweb-2s', 100) / 100
    expect([half > 0.35, half < 0.65, half]).toEqual([true, true, half])
    const quarter = apart('demonweb-4', 100) / 100
    expect([quarter > 0.12, quarter < 0.4, quarter]).toEqual([true, true, quarter])
  })
  it.each(LAYOUT_NAMES)('%s is turned until all is connected, or dealt again', (layout) => {
    for (const seed of Array.from({ length: 12 }, (_, at) => at)) {
      const first = dealt(layout, seed, seed % 2 === 1)
      const made = madeConnected(first, randomFrom(seeded(`again ${seed}`)))
      expect(piecesIn(made.layout)).toBe(1)
      expect(made.turned || made.again > 0).toBe(piecesIn(first) > 1)
      expect(checkedMap(mapOfTiles(made.layout)).problems).toEqual([])
    }
  })
})

describe('trap: tiles that do not hang together by themselves', () => {
  it('X1 and X2 hold a site that nothing reaches', () => {
    for (const [id, site] of [
      ['X1', 'the-barrens'],
      ['X2', 'indifference'],
    ] as const) {
      expect(partsOf(id)).toContainEqual([site])
      expect(Object.values(tile(id).edges)).not.toContain(site)
    }
  })
  it('the parts of C5, X3 and X4 meet only through the edges of tiles', () => {
    for (const id of ['C5', 'X3', 'X4']) expect(partsOf(id).length).toBeGreaterThan(1)
  })
  it('X tiles are in no pool', () => {
    const ids = LAYOUT_NAMES.flatMap((layout) =>
      Array.from({ length: 10 }, (_, seed) => dealt(layout, seed).tiles.map((one) => one.tile)).flat(),
    )
    expect(ids.filter((id) => id.startsWith('X'))).toEqual([])
  })
  it('a site that nothing reaches keeps own tiles out in the end', () => {
    const lonely = { ...tile('X1'), id: 'Own', category: 'A' as const }
    const made = madeConnected(
      {
        layout: 'demonweb-2h',
        prune: false,
        own: [lonely],
        tiles: dealt('demonweb-2h', 1).tiles.map((one) =>
          one.tile.startsWith('A') ? { ...one, tile: 'Own' } : one,
        ),
      },
      randomFrom(seeded('own')),
    )
    expect(made.again).toBeGreaterThan(0)
    expect(piecesIn(made.layout)).toBe(1)
    expect(made.why).toBeUndefined()
  })
  it('own tiles that no game can be played on are dealt again, and it is said why', () => {
    const laid = dealt('demonweb-2h', 1)
    const own = laid.tiles.map((one) => {
      const { locations, ...rest } = tile(one.tile)
      return {
        ...rest,
        id: `own-${one.tile}`,
        locations: locations.map((place) => ({ ...place, start: false })),
      }
    })
    const tiles = laid.tiles.map((one) => ({ ...one, tile: `own-${one.tile}` }))
    const whole = connected({ ...laid, own, tiles })
    if (whole === undefined) throw new Error('These tiles are meant to connect.')
    const made = madeConnected(whole, randomFrom(seeded('full')))
    expect(made.again).toBeGreaterThan(0)
    expect(made.why).toBe('No site is a start site.')
  })
})

describe('trap: positions are turned in pixels', () => {
  it('a turned location keeps its distance from the center of its tile', () => {
    const slot = { category: 'C', q: 2, r: -1 } as const
    const [x, y] = slotCenter(slot)
    const far = (rotation: number) => {
      const [right, down] = turnedPoint([0.3, 0.71], { rotation, slot })
      return Math.hypot(right - x, down - y)
    }
    for (const rotation of [1, 2, 3, 4, 5]) expect(far(rotation)).toBeCloseTo(far(0), 0)
    const turned = turnedPoint([0.5, 0], { rotation: 3, slot })
    expect(turned[0]).toBeCloseTo(x, 0)
    expect(turned[1] - y).toBeCloseTo(Math.sqrt(3) * 130, 0)
  })
})

describe('a map of tiles', () => {
  const layout = dealt('demonweb-3', 1)
  const map = mapOfTiles(layout)

  it('lays as many tiles as its layout has slots, none twice, each of its category', () => {
    for (const name of LAYOUT_NAMES) {
      const { tiles } = dealt(name, 5)
      expect(new Set(tiles.map((one) => one.tile)).size).toBe(LAYOUTS[name].slots.length)
      const categories = laidTiles(dealt(name, 5)).map((one) => one.tile.category)
      expect(categories).toEqual(LAYOUTS[name].slots.map(({ category }) => category))
    }
  })
  it('leaves the first tile unturned', () => {
    expect(turnedAtFirst(layout).tiles[0]?.rotation).toBe(0)
  })
  it('is called by its tiles, and its locations by different labels', () => {
    const labels = map.locations.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.filter((label) => label === undefined)).toEqual([])
    expect(map.locations[0]?.name).toMatch(/^B\d\./)
  })
  it('adds a tunnel where no tile lies beyond an edge, and a gem wherever a path ends', () => {
    const tunnels = map.locations.filter(({ name }) => name.includes('.edge-'))
    expect(tunnels.length).toBeGreaterThan(0)
    for (const { name, gem } of tunnels) {
      expect(gem).toBe(true)
      expect(map.links.filter((ends) => ends.includes(name))).toHaveLength(1)
    }
    const gems = map.locations.filter(({ gem }) => gem === true)
    for (const { name, kind } of gems) {
      expect(kind).toBe('path')
      expect(map.links.filter((ends) => ends.includes(name))).toHaveLength(1)
    }
  })
  it('has no path that leads nowhere once it is pruned', () => {
    const { locations, links } = mapOfTiles({ ...layout, prune: true })
    const ends = locations.filter(({ name, kind }) => {
      const count = links.filter((two) => two.includes(name)).length
      return kind === 'path' && count < 2
    })
    expect(ends).toEqual([])
    expect(locations.some(({ gem }) => gem === true)).toBe(false)
    expect(locations.filter(({ kind }) => kind !== 'path').length).toBe(
      map.locations.filter(({ kind }) => kind !== 'path').length,
    )
  })
  it('stays as it is when it is connected already', () => {
    const whole = connected(layout) ?? layout
    expect(connected(whole)).toBe(whole)
  })
})

describe('a layout code', () => {
  it('leads back to the layout', () => {
    for (const name of LAYOUT_NAMES) {
      const layout = dealt(name, 3)
      expect(readLayoutCode(` ${layoutText(layout)} `, { prune: false })).toEqual({ layout })
    }
    expect(layoutText(dealt('demonweb-2', 3))).toMatch(/^demonweb-2:B\dr0,C\dr\d,/)
  })
  it('says what is wrong with it', () => {
    const problem = (text: string) => readLayoutCode(text, { prune: false }).problem
    const good = layoutText(dealt('demonweb-2h', 3))
    expect(problem('')).toBe("There is no layout ''")
    expect(problem('<b>:B1r0')).toBe("There is no layout '<b>'")
    expect(problem('demonweb-2h:B1r0')).toBe('demonweb-2h takes 7 tiles, and here are 1')
    expect(problem('demonweb-2h:B1')).toBe("'B1' is not a tile with its number of turns")
    expect(problem(good.replace(/r\d/, 'r6'))).toMatch(/is not a tile with its number of turns$/)
    expect(problem(good.replace('B2', 'B1'))).toBe('The tile B1 lies there twice')
    expect(problem(good.replace(/A\d/, 'A0'))).toBe("There is no tile 'A0'")
    expect(problem(good.replace(/A\d/, 'X1'))).toBe('Slot 4 takes a tile of category A, not X1')
  })
})

it('the tiles of the game are 27, whole as any tile must be, with links and edges that lead somewhere', () => {
  expect(GAME_TILES).toHaveLength(27)
  expect(z.array(hexTile).parse(GAME_TILES)).toEqual(GAME_TILES)
  for (const { locations, links, edges, triad } of GAME_TILES) {
    const ids = locations.map(({ id }) => id)
    for (const id of [...links.flat(), ...Object.values(edges), ...(triad?.sites ?? [])])
      expect(ids).toContain(id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
