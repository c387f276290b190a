import { neighborsIn, piecesOf } from './map'
import { edgeOf, type LaidTile, tileBeyond } from './map-of-tiles'
import type { HexTile } from './tile-data'

/** Locations of a tile that its own links connect. */
export interface Part {
  readonly ids: readonly string[]
  readonly hasSite: boolean
  /** How many links there are beyond those that it takes to connect them. */
  readonly loops: number
}

const known = new WeakMap<HexTile, readonly Part[]>()

/** Returns the parts of a tile that lies alone. */
export function partsOfTile(tile: HexTile): readonly Part[] {
  const before = known.get(tile)
  if (before !== undefined) return before
  const net = { locations: tile.locations.map(({ id }) => ({ name: id })), links: tile.links }
  const neighbors = neighborsIn(net)
  const parts = piecesOf(net).map((part): Part => {
    const places = part.flatMap((at) => tile.locations[at] ?? [])
    const ends = part.reduce((sum, at) => sum + (neighbors[at]?.length ?? 0), 0)
    return {
      ids: places.map(({ id }) => id),
      hasSite: places.some(({ kind }) => kind !== 'path'),
      loops: ends / 2 - places.length + 1,
    }
  })
  known.set(tile, parts)
  return parts
}

/**
 * Whether anything is left of connected locations: nothing is of path spaces without a loop (rules: tyrants
 * 15.3).
 */
export const isKeptPruned = ({ loops, hasSite }: Pick<Part, 'loops' | 'hasSite'>): boolean =>
  loops > 0 || hasSite

/**
 * Returns into how many pieces the map of laid tiles falls, as `piecesOf` its locations would. Tiles are
 * turned hundreds of times until all is connected, so this looks at the parts of tiles alone and at what
 * their edges join.
 */
export function piecesOfTiles(laid: readonly LaidTile[], { prune }: { readonly prune: boolean }): number {
  const parts = laid.flatMap(({ tile }) =>
    partsOfTile(tile).map((part, at) => ({ ...part, name: partName(tile, at) })),
  )
  const links = laid.flatMap((one) => joinedBy(laid, one))
  const pieces = piecesOf({ locations: parts, links })
  if (!prune) return pieces.length
  const isLeft = (piece: readonly number[]) => {
    const within = piece.flatMap((at) => parts[at] ?? [])
    const names = new Set(within.map(({ name }) => name))
    const joints = links.filter(([from]) => names.has(from)).length
    return isKeptPruned({
      loops: within.reduce((sum, part) => sum + part.loops, joints - within.length + 1),
      hasSite: within.some(({ hasSite }) => hasSite),
    })
  }
  return pieces.filter(isLeft).length
}

const partName = (tile: HexTile, at: number): string => `${tile.id}.${at}`

/** Half of the directions: each edge between two tiles is looked at from one of them. */
const FROM_ONE_SIDE = [0, 1, 2]

/** Returns the parts that a tile joins with those beyond its edges. */
const joinedBy = (laid: readonly LaidTile[], one: LaidTile): readonly [string, string][] =>
  FROM_ONE_SIDE.flatMap((direction): readonly [string, string][] => {
    const beyond = tileBeyond(laid, one.slot, direction)
    if (beyond === undefined) return []
    const [from, to] = [partAt(one, direction), partAt(beyond, direction + 3)]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })

/** Returns the part that an edge is reached from as the tile lies. */
function partAt(one: LaidTile, direction: number): string | undefined {
  const id = edgeOf(one, direction)
  if (id === undefined) return undefined
  const at = partsOfTile(one.tile).findIndex(({ ids }) => ids.includes(id))
  return at < 0 ? undefined : partName(one.tile, at)
}
