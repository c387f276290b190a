import type { HexTile, TileLayout } from './tile-data'
import printed from './tiles.json' with { type: 'json' }

/**
 * The tiles of the game. They are read without the schema, which a screen need not load; a test holds the
 * file against it.
 */
export const GAME_TILES: readonly HexTile[] = printed.map(
  ({ locations, links, triad, ...tile }) =>
    ({
      ...tile,
      locations: locations.map((place) => ({ ...place, at: place.at as [number, number] })),
      links: links as [string, string][],
      ...(triad && { triad: { ...triad, sites: triad.sites as [string, string, string] } }),
    }) as HexTile,
)

/** Returns the label of a tile: its id, and its region in parentheses. */
export const tileWords = ({ own }: Pick<TileLayout, 'own'>, id: string): string =>
  `${id} (${tileNamed(id, own)?.region ?? ''})`

/** Returns the tile with an id, among players' own tiles and those of the game, or undefined. */
export const tileNamed = (id: string, own: readonly HexTile[] = []): HexTile | undefined =>
  [...own, ...GAME_TILES].find((tile) => tile.id === id)
