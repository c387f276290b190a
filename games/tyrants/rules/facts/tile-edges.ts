import { piecesOf } from './map'
import { edgeOf, laidTiles, netOfTiles, tileBeyond } from './map-of-tiles'
import { DIRECTIONS } from './names'
import type { TileLayout } from './tile-data'
import { roundedLength, slotCenter, TILE_BOX } from './tile-place'

/** An edge that something of a tile leads to, with another tile beyond. */
export interface TileEdge {
  /** Where it is drawn: on the edge, or before it where the way ends there. */
  readonly at: readonly [x: number, y: number]
  /** The tile beyond has something on that edge, too; otherwise it is a dead end (rules: tyrants 15.2). */
  readonly isLinked: boolean
}

/** So far out a link is marked, and a dead end, from the center to the edge of a tile. */
const OUT = { link: 1, deadEnd: 0.9 }

/**
 * Returns where the tiles of a layout touch, and whether they are linked there. Each link stands there once.
 */
export function tileEdges(layout: TileLayout): readonly TileEdge[] {
  const laid = laidTiles(layout)
  const remaining = new Set(netOfTiles(layout).locations.map(({ name }) => name))
  return laid.flatMap((one) =>
    DIRECTIONS.flatMap((_, direction): readonly TileEdge[] => {
      const [id, beyond] = [edgeOf(one, direction), tileBeyond(laid, one.slot, direction)]
      if (id === undefined || beyond === undefined || !remaining.has(`${one.tile.id}.${id}`)) return []
      const isLinked = edgeOf(beyond, (direction + 3) % 6) !== undefined
      if (isLinked && direction >= 3) return []
      const [x, y] = slotCenter(one.slot)
      const angle = ((direction * 60 - 90) * Math.PI) / 180
      const far = (TILE_BOX[1] / 2) * (isLinked ? OUT.link : OUT.deadEnd)
      return [
        {
          at: [roundedLength(x + far * Math.cos(angle)), roundedLength(y + far * Math.sin(angle))],
          isLinked,
        },
      ]
    }),
  )
}

/**
 * Returns what is to be known of tiles as they lie, in words: links, dead ends, and whether all locations are
 * connected.
 */
export function layoutWords(layout: TileLayout): string {
  const edges = tileEdges(layout)
  const links = edges.filter(({ isLinked }) => isLinked).length
  const deadEnds = edges.length - links
  const pieces = piecesOf(netOfTiles(layout)).length
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const whole = pieces === 1 ? 'all connected' : `falls apart into ${pieces} pieces`
  return `${counted(links, 'link')}, ${counted(deadEnds, 'dead end')}, ${whole}`
}
