import { LAYOUTS } from '../../../rules/facts/layouts'
import type { MapData } from '../../../rules/facts/map-data'
import type { TileLayout } from '../../../rules/facts/tile-data'
import { slotCenter, TILE_RADIUS } from '../../../rules/facts/tile-place'
import type { MapLayout, Point, TileOutline } from '../map-place'

/** Returns the layout that the data of a map brings with it, the same for every window. */
export function layoutOfData({ locations, curves = [], tiles }: MapData): MapLayout {
  const points = locations.map(({ at = [0, 0] }): Point => at)
  const side = (axis: 0 | 1) => Math.max(1, ...points.map((point) => Math.abs(point[axis])))
  return {
    size: [2 * side(0), 2 * side(1)],
    at: Object.fromEntries(locations.map(({ name }, index) => [name, points[index] ?? [0, 0]])),
    bends: {},
    curves,
    tiles: tiles === undefined ? [] : outlinesOf(tiles),
  }
}

/** Returns where the tiles of a layout lie. */
export const outlinesOf = ({ layout, tiles }: Pick<TileLayout, 'layout' | 'tiles'>): readonly TileOutline[] =>
  LAYOUTS[layout].slots.map((slot, at) => ({
    id: tiles[at]?.tile ?? slot.category,
    corners: cornersAround(slotCenter(slot)),
  }))

const cornersAround = ([x, y]: Point): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3
    return [Math.round(x + TILE_RADIUS * Math.cos(angle)), Math.round(y + TILE_RADIUS * Math.sin(angle))]
  })
