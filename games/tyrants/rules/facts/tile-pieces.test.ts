import { randomFrom, seeded } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { piecesOf } from './map'
import { netOfTiles } from './map-of-tiles'
import { LAYOUT_NAMES } from './names'
import type { HexTile } from './tile-data'
import { GAME_TILES } from './tiles'
import { dealtLayout, piecesIn, withRotations } from './turning'

const path = (id: string): HexTile['locations'][number] => ({
  id,
  kind: 'path',
  spaces: 1,
  white: 0,
  points: 0,
  start: false,
  at: [0.5, 0.5],
})
/**
 * Path spaces alone: a row, a ring, and one that nothing reaches; with links and an edge that lead to
 * nothing.
 */
const tunnels: HexTile = {
  id: 'Tunnels',
  category: 'C',
  region: 'Tunnels',
  locations: ['a', 'b', 'c', 'd', 'e', 'f'].map(path),
  links: [
    ['a', 'b'],
    ['c', 'd'],
    ['d', 'e'],
    ['e', 'c'],
    ['f', 'nowhere'],
  ],
  edges: { N: 'a', S: 'b', NE: 'c', SW: 'nowhere' },
}
const own = [
  tunnels,
  ...GAME_TILES.map((tile) => ({ ...tile, id: `own-${tile.id}`, category: 'C' as const })),
]

it.each(LAYOUT_NAMES)('%s falls into as many pieces as its locations, however its tiles lie', (layout) => {
  const random = randomFrom(seeded(layout))
  for (const prune of [false, true])
    for (let time = 0; time < 60; time += 1) {
      const dealt = dealtLayout({ layout, prune, own }, random)
      const hasTunnels = dealt.tiles.some(({ tile }) => tile === 'Tunnels')
      const tiles = dealt.tiles.map((one, at) =>
        at === time % 9 && !hasTunnels ? { ...one, tile: 'Tunnels' } : one,
      )
      const laid = withRotations(
        { ...dealt, tiles },
        tiles.map(() => random.below(6)),
      )
      expect([laid.tiles, piecesIn(laid)]).toEqual([laid.tiles, piecesOf(netOfTiles(laid)).length])
    }
})
