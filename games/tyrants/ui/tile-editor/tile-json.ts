import { faultWords, visibleName } from '@parlour/protocol'
import { z } from 'zod'
import { drawnTile, tileProblem } from '../../rules/facts/drawn-tile'
import { notThis } from '../../rules/facts/issue-words'
import type { TileDocument } from './tile-document'
import { withoutPaths } from './tile-paths'

const tileJson = z.object({ ...drawnTile, name: visibleName(60) })

/** Returns a tile as text, to be pasted elsewhere. */
export const tileText = (tile: TileDocument): string => JSON.stringify(tile, null, 2)

/** What a value says as a tile, or why it is none. */
export type ReadTile =
  | { readonly tile: TileDocument; readonly problem?: never }
  | { readonly problem: string; readonly tile?: never }

/** Returns the tile that a value is, whatever was given. */
export function readTile(value: unknown): ReadTile {
  const read = tileJson.safeParse(value, { error: faultWords })
  if (!read.success) return { problem: notThis('tile', read.error.issues) }
  const { name, sites, connectors } = read.data
  const problem = tileProblem({ sites, connectors })
  return problem === undefined ? { tile: { name, sites: withoutPaths(sites), connectors } } : { problem }
}
