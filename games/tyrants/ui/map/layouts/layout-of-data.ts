import { LAYOUTS } from '../../../rules/facts/layouts'
import type { MapData } from '../../../rules/facts/map-data'
import type { LayoutName } from '../../../rules/facts/names'
import type { TileLayout } from '../../../rules/facts/tile-data'
import { slotCenter, TILE_RADIUS } from '../../../rules/facts/tile-place'
import { arranged } from './arranged'
import type { Curve, MapLayout, MapShape, Point, TileOutline } from '../map-place'

/** Returns the layout that the data of a map brings with it, for windows of a shape. */
export function layoutOfData({ locations, links, curves = [], tiles }: MapData, shape: MapShape): MapLayout {
  const lie = tiles === undefined ? asItIs : lyingFor(tiles.layout, shape)
  const points = arranged({ locations, links }).map(lie)
  const side = (axis: 0 | 1) => Math.max(1, ...points.map((point) => Math.abs(point[axis])))
  return {
    size: [2 * side(0), 2 * side(1)],
    at: Object.fromEntries(locations.map(({ name }, index) => [name, points[index] ?? [0, 0]])),
    bends: {},
    curves: curves.map(({ ends, handles }): Curve => ({ ends, handles: [lie(handles[0]), lie(handles[1])] })),
    tiles: tiles === undefined ? [] : outlinesOf(tiles, shape),
  }
}

/** Returns where the tiles of a layout lie in windows of a shape. */
export function outlinesOf(
  { layout, tiles }: Pick<TileLayout, 'layout' | 'tiles'>,
  shape: MapShape,
): readonly TileOutline[] {
  const lie = lyingFor(layout, shape)
  return LAYOUTS[layout].slots.map((slot, at) => ({
    id: tiles[at]?.tile ?? slot.category,
    corners: cornersAround(slotCenter(slot)).map(lie),
  }))
}

/** So much higher than wide a layout of tiles is laid down in a wide window, where it is drawn larger so. */
const HIGH = 1.2

/**
 * Returns where a point of a layout of tiles lies in windows of a shape: a high one lies on its left side in
 * wide windows.
 */
export function lyingFor(layout: LayoutName, shape: MapShape): (point: Point) => Point {
  const corners = LAYOUTS[layout].slots.flatMap((slot) => cornersAround(slotCenter(slot)))
  const length = (axis: 0 | 1) => {
    const along = corners.map((corner) => corner[axis])
    return Math.max(...along) - Math.min(...along)
  }
  return shape === 'wide' && length(1) > HIGH * length(0) ? ([x, y]) => [y, -x] : asItIs
}

const asItIs = (point: Point): Point => point

const cornersAround = ([x, y]: Point): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3
    return [Math.round(x + TILE_RADIUS * Math.cos(angle)), Math.round(y + TILE_RADIUS * Math.sin(angle))]
  })
