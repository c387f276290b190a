import { faultWords } from '@parlour/protocol'
import { z } from 'zod'
import {
  drawnCurves,
  drawnNodes,
  type DrawnCurve,
  type DrawnNode,
  drawnStyles,
  type DrawnStyles,
} from '../../rules/facts/drawn-map'
import { notThis } from '../../rules/facts/issue-words'

/** A map as it is exported and loaded: what is drawn, its styles, and what the game knows of the whole. */
const documentSchema = z.object({
  elems: z.object({ divs: drawnNodes, curves: drawnCurves }),
  elemMeta: z.object({ styles: drawnStyles }),
  game: z.object({ name: z.string().trim().max(60), players: z.int().min(2).max(4) }).exactOptional(),
})

export type MakerNode = DrawnNode
export type MakerCurve = DrawnCurve
export type MakerStyles = DrawnStyles
export type MakerPoint = MakerCurve['points']['source']

/** A map as it is edited. Every edit returns another one; the same where nothing changes. */
export interface MakerDocument {
  readonly name: string
  readonly players: number
  readonly nodes: readonly MakerNode[]
  readonly curves: readonly MakerCurve[]
  readonly styles: MakerStyles
}

/** The styles of a new map. */
export const DEFAULT_STYLES: MakerStyles = {
  '.map': { width: 450, height: 800, background: '#ddd' },
  '.element': { width: 50, height: 50, background: 'red' },
  '.primary': { width: 100, height: 100, borderRadius: '50%' },
  '.secondary': { width: 80 },
  '.tertiary': { width: 25, height: 25, borderRadius: '50%' },
}

/** Returns the map that the editor begins with: two sample nodes. */
export const newMap = (): MakerDocument => ({
  name: 'New map',
  players: 2,
  nodes: [
    {
      id: 'node100',
      name: 'East',
      classes: ['secondary'],
      style: { left: 300, top: 200 },
      spaces: 4,
      start: true,
    },
    {
      id: 'node101',
      name: 'West',
      classes: ['secondary'],
      style: { left: 60, top: 200 },
      spaces: 4,
      start: true,
    },
  ],
  curves: [],
  styles: DEFAULT_STYLES,
})

/** Returns the text of the file that a map is exported as. */
export const exportText = ({ name, players, nodes, curves, styles }: MakerDocument): string =>
  JSON.stringify({ elems: { divs: nodes, curves }, elemMeta: { styles }, game: { name, players } }, null, 2)

/** A map that was read from a value, or the reason why the value is not a map. */
export type ReadMap =
  | {
      readonly map: MakerDocument
      /** What was repaired in it, as sentences. */
      readonly notes?: readonly string[]
      readonly problem?: never
    }
  | { readonly problem: string; readonly map?: never; readonly notes?: never }

/** Returns the map that a value is, whatever was given. */
export function readMap(value: unknown): ReadMap {
  const read = documentSchema.safeParse(value, { error: faultWords })
  if (!read.success) return noMap(read.error)
  const { elems, elemMeta, game } = read.data
  return {
    map: {
      name: game?.name ?? 'Loaded map',
      players: game?.players ?? 2,
      nodes: elems.divs,
      curves: elems.curves,
      styles: elemMeta.styles,
    },
  }
}

/** Returns why a file is no map. */
export const noMap = ({ issues }: z.ZodError) => ({
  problem: `${notThis('map', issues)} Nothing was changed.`,
})
