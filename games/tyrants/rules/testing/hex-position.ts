import type { JsonObject, Random } from '@parlour/kernel'
import { listAt, objectAt, onlyKeys, PositionError, textAt, wholeNumberAt } from '@parlour/scenario'
import { mapNamed } from '../facts/map'
import { laidTiles } from '../facts/map-of-tiles'
import { LAYOUT_NAMES, type LayoutName } from '../facts/names'
import type { HexTile, TileLayout } from '../facts/tile-data'
import { tileNamed } from '../facts/tiles'
import { dealtLayout, madeConnected } from '../facts/turning'
import { LAYOUTS } from '../facts/layouts'
import type { Board } from '../engine/board'

type Tile = TileLayout['tiles'][number]

/** What the settings of a position say of a hex map. */
export const HEX_SETTINGS = ['mapLayout', 'pruneDeadEnds']

/** The layout that a position names as its map; undefined for any other map. */
export const layoutNamed = (map: unknown): LayoutName | undefined => LAYOUT_NAMES.find((name) => name === map)

interface NamedLayout {
  readonly layout: LayoutName
  readonly prune: boolean
  readonly stated: unknown
}

/** The tiles of a position: those that it names lie as it says, the others are dealt. */
export function tilesAt({ layout, prune, stated }: NamedLayout, random: Random): TileLayout {
  const { slots } = LAYOUTS[layout]
  const list = listAt(stated ?? [], 'settings.mapLayout')
  if (list.length > slots.length)
    throw new PositionError(`settings.mapLayout: ${layout} has ${slots.length} tiles`)
  const statedTiles = list.map((value, at) => tileAt(value, { at, category: slots[at]?.category ?? 'X' }))
  const ids = statedTiles.flatMap((one) => one?.tile ?? [])
  if (new Set(ids).size < ids.length) throw new PositionError('settings.mapLayout names a tile twice')
  const tiles = dealtLayout({ layout, prune, fixedTiles: statedTiles }, random)
  return ids.length === 0 ? madeConnected(tiles, random).layout : tiles
}

interface TileSlot {
  readonly at: number
  readonly category: HexTile['category']
}

function tileAt(value: unknown, { at, category }: TileSlot): Tile | undefined {
  if (value === null) return undefined
  const where = `settings.mapLayout ${at + 1}`
  const stated = objectAt(value, where)
  onlyKeys(stated, ['tileId', 'rotation'], where)
  const tile = textAt(stated.tileId, `${where}.tileId`)
  const found = tileNamed(tile)
  if (found === undefined) throw new PositionError(`${where}: there is no tile '${tile}'`)
  if (found.category !== category)
    throw new PositionError(`${where}: a tile of category ${category} lies there, not ${tile}`)
  const rotation = wholeNumberAt(stated.rotation ?? 0, `${where}.rotation`)
  if (rotation > 5) throw new PositionError(`${where}.rotation must be 0 to 5`)
  return { tile, rotation }
}

/** The seat that turns the tiles: the one that chance chose, or the last, so that the first player begins. */
export function setterAt(chance: JsonObject, players: readonly string[]): number {
  if (chance.mapSetter === undefined) return players.length - 1
  const name = textAt(chance.mapSetter, 'chance.mapSetter')
  const seat = players.indexOf(name)
  if (seat < 0) throw new PositionError(`chance.mapSetter: there is no player '${name}'`)
  return seat
}

/** What a board of a hex map says beyond that of another: its tiles, and where gems lie. */
export function hexOf(board: Board): JsonObject {
  const tiles = typeof board.map === 'string' ? undefined : board.map.tiles
  if (tiles === undefined) return {}
  const { locations } = mapNamed(board.map)
  return {
    tiles: laidTiles(tiles).map(({ tile, rotation, slot: { q, r } }) => ({ tile: tile.id, rotation, q, r })),
    gems: (board.gems ?? []).map((at) => locations[at]?.name ?? ''),
  }
}

/** What such a board says of a location beside its pieces. */
export function hexSiteOf({ map }: Board, at: number): JsonObject {
  if (typeof map === 'string' || map.tiles === undefined) return {}
  const { locations } = mapNamed(map)
  const place = locations[at]
  if (place === undefined) return {}
  const neighbours = place.neighbors.map((near) => locations[near]?.name ?? '')
  return { size: place.spaces, points: place.points, start: place.start, neighbours }
}
