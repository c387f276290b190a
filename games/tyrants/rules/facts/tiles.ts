import { z } from 'zod'
import { type HexTile, hexTile, type TileLayout } from './tile-data'
import tiles from './tiles.json' with { type: 'json' }

/** The tiles of the game. */
export const GAME_TILES: readonly HexTile[] = z.array(hexTile).parse(tiles)

/** Returns a tile by its id and the region that it shows. */
export const tileWords = ({ own }: Pick<TileLayout, 'own'>, id: string): string =>
  `${id} (${tileNamed(id, own)?.region ?? ''})`

/** Returns the tile of an id among own tiles and those of the game, or undefined. */
export const tileNamed = (id: string, own: readonly HexTile[] = []): HexTile | undefined =>
  [...own, ...GAME_TILES].find((tile) => tile.id === id)
