import type { MadeThing } from '@parlour/kernel'
import { madeCalls } from '@parlour/protocol'
import { drawnMap } from './drawn-map'
import { drawnTile, type DrawnTile, tileProblem } from './drawn-tile'
import type { MapData } from './map-data'
import { ownMap } from './map-options'

const tiles = {
  path: 'tyrants/hex',
  one: 'hex',
  many: 'hexes',
  title: 'tile',
  content: drawnTile,
  problem: (content: unknown) => tileProblem(content as DrawnTile),
} as const satisfies MadeThing

const maps = {
  path: 'tyrants/map',
  one: 'map',
  many: 'maps',
  title: 'map',
  /** The map that is played on, and how its maker drew it. */
  content: { data: ownMap, drawing: drawnMap.exactOptional() },
  listed: (content: unknown) => {
    const { data } = content as { readonly data: MapData }
    return { players: data.players, locations: data.locations.length }
  },
} as const satisfies MadeThing

/** What people draw for the game and keep on the hub. */
export const MADE_THINGS: readonly MadeThing[] = [tiles, maps]
/** The calls about hex tiles. */
export const hexCalls = madeCalls(tiles)
/** The calls about maps. Their list says only how many people play on each and how many locations it has. */
export const mapCalls = madeCalls(maps)
