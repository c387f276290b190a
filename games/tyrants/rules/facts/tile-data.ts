import { z } from 'zod'
import { DIRECTIONS, LAYOUT_NAMES } from './names'
import { marker, name, points, spaces, white } from './place-data'

const reward = z.object({ influence: points, power: points, points })

/**
 * What three sites pay whoever has troops in all, controls all, or controls all totally (rules: tyrants
 * 15.9).
 */
export const triad = z.object({
  sites: z.tuple([name, name, name]),
  presence: reward,
  control: reward,
  total: reward,
})
export type Triad = Readonly<z.infer<typeof triad>>
export type Reward = Readonly<z.infer<typeof reward>>

/** Ids stand in layout codes, so they are plain. */
const tileId = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,19}$/, 'The id of a tile is a letter, then letters, digits or hyphens.')
const part = z.number().min(0).max(1)

const place = z.object({
  id: name,
  /** What people call it; a tunnel is called after the region. */
  name: name.exactOptional(),
  kind: z.enum(['major', 'minor', 'path']),
  spaces: spaces.default(1),
  white: white.default(0),
  points: points.default(0),
  start: z.boolean().default(false),
  marker: marker.exactOptional(),
  /** Parts of the width and the height of the box around the tile as it lies unturned. */
  at: z.tuple([part, part]),
})

const MOST_PLACES = 40
const MOST_LINKS = 200

/** A hex tile as data: its locations by ids, the links between them, and what each edge is reached from. */
export const hexTile = z.object({
  id: tileId,
  /** Which slots of a layout take it; X stands for none. */
  category: z.enum(['A', 'B', 'C', 'X']),
  region: name,
  locations: z.array(place).min(1).max(MOST_PLACES),
  links: z.array(z.tuple([name, name])).max(MOST_LINKS),
  edges: z.partialRecord(z.enum(DIRECTIONS), name),
  triad: triad.exactOptional(),
})
export type HexTile = Readonly<z.infer<typeof hexTile>>

const MOST_OWN_TILES = 40
/** Tiles beside those of the game. */
export const ownTiles = z.array(hexTile).max(MOST_OWN_TILES)

/**
 * Tiles as they lie in the slots of a layout, in the order of its slots; each with how often it is turned by
 * 60 degrees.
 */
export const tileLayout = z.object({
  layout: z.enum(LAYOUT_NAMES),
  /** Tunnels that end nowhere are left out. */
  prune: z.boolean(),
  tiles: z.array(z.object({ tile: tileId, rotation: z.int().min(0).max(5) })).max(20),
  /** Those that lie here or could. */
  own: ownTiles.exactOptional(),
})
export type TileLayout = Readonly<z.infer<typeof tileLayout>>
