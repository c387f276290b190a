import { randomFrom, seeded } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { checkedMap } from './checked-map'
import type { DrawnTile } from './drawn-tile'
import { readLayoutCode } from './layout-code'
import { layoutText } from './layout-text'
import { hexOptions } from './map-options'
import { mapOfTiles } from './map-of-tiles'
import { ownTile } from './own-tile'
import { dealtLayout, madeConnected } from './turning'

const gates: DrawnTile & { readonly name: string } = {
  name: 'Three| Gates!',
  sites: [
    {
      kind: 'standard',
      name: 'Salt|Stair',
      dx: 0,
      dy: -75,
      size: 3,
      neutrals: 1,
      value: 4,
      start: true,
      major: true,
      token: null,
    },
    { kind: 'troop-spot', name: 'spot 0', dx: 60, dy: 0, neutrals: 1 },
  ],
  connectors: [
    ['Salt|Stair', 'spot 0'],
    ['Salt|Stair', '_hex0'],
    ['_hex2', 'spot 0'],
    ['_hex2', 'Salt|Stair'],
  ],
}

it('a drawn tile becomes one for hex maps: its sites, links and edges', () => {
  const tile = ownTile(gates, 'C', [])
  expect(tile).toMatchObject({
    id: 'Three-Gates',
    category: 'C',
    region: 'Three Gates!',
    links: [['s0', 's1']],
    edges: { N: 's0', SE: 's1' },
  })
  expect(tile.locations[0]).toMatchObject({
    name: 'Salt Stair',
    kind: 'major',
    spaces: 3,
    white: 1,
    points: 4,
    start: true,
  })
  expect(tile.locations[1]).toEqual({
    id: 's1',
    kind: 'path',
    spaces: 1,
    white: 1,
    points: 0,
    start: false,
    at: [0.7, 0.5],
  })
  expect(hexOptions.parse({ layout: 'demonweb-2', own: [tile] }).own).toEqual([tile])
})

it('every tile has an id of its own, whatever it is called', () => {
  const first = ownTile(gates, 'C', [])
  expect(ownTile(gates, 'C', [first]).id).toBe('Three-Gates-2')
  expect(ownTile({ ...gates, name: 'A1' }, 'A', []).id).toBe('A1-2')
  expect(ownTile({ ...gates, name: '<b>7</b>' }, 'A', []).id).toBe('b-7-b')
  expect(ownTile({ ...gates, name: '…' }, 'A', []).id).toBe('own')
})

it('is accepted by a lobby even if its names are only the line-break mark |', () => {
  const [stair] = gates.sites
  if (stair === undefined) throw new Error('A tile needs a site.')
  const tile = ownTile({ name: '|', sites: [{ ...stair, name: '|' }], connectors: [['_hex0', '|']] }, 'C', [])
  expect([tile.region, tile.locations[0]?.name]).toEqual(['|', '|'])
  expect(hexOptions.parse({ layout: 'demonweb-2', own: [tile] }).own).toEqual([tile])
})

it('is dealt among the tiles of the game, on a map that can be played once connected', () => {
  const own = [ownTile(gates, 'A', [])]
  const dealt = Array.from({ length: 40 }, (_, seed) =>
    dealtLayout({ layout: 'demonweb-2h', prune: false, own }, randomFrom(seeded(`own ${seed}`))),
  )
  const layout = dealt.find(({ tiles }) => tiles.some(({ tile }) => tile === 'Three-Gates'))
  if (layout === undefined) throw new Error('It was never dealt.')
  expect(readLayoutCode(layoutText(layout), { prune: false, own })).toEqual({ layout })
  const whole = madeConnected(layout, randomFrom(seeded('whole'))).layout
  expect(checkedMap(mapOfTiles(whole)).problems).toEqual([])
})
