import { z } from 'zod'
import { marker } from '../../rules/facts/place-data'

const FARTHEST = 100_000
const MOST = 600
const id = z.string().min(1).max(60)
const length = z.number().min(-FARTHEST).max(FARTHEST)
const point = z.object({ x: length, y: length })
const style = z.record(z.string().max(60), z.union([z.string().max(120), z.number()]))

/** A node of the map: what it looks like, and what the game knows of it. */
const node = z.object({
  id,
  classes: z.array(z.string().max(40)).max(9).default([]),
  style: style.and(z.object({ left: length, top: length })),
  /** The name of the location; the id where it has none. */
  name: z.string().trim().max(60).exactOptional(),
  spaces: z.int().min(1).max(12).exactOptional(),
  white: z.int().min(0).max(12).exactOptional(),
  points: z.int().min(0).max(99).exactOptional(),
  start: z.boolean().exactOptional(),
  marker: marker.exactOptional(),
  gem: z.literal(true).exactOptional(),
})

const curve = z.object({
  id,
  ids: z.object({ source: id, target: id }),
  points: z.object({ source: point, target: point, sourceHandle: point, targetHandle: point }),
})

/** What each of the editors holds. */
export const nodesSchema = z.array(node).max(MOST)
export const curvesSchema = z.array(curve).max(2 * MOST)
export const stylesSchema = z.record(z.string().max(60), style)

/** A map as it is exported and loaded: what is drawn, its styles, and what the game knows of the whole. */
const documentSchema = z.object({
  elems: z.object({ divs: nodesSchema, curves: curvesSchema }),
  elemMeta: z.object({ styles: stylesSchema }),
  game: z.object({ name: z.string().trim().max(60), players: z.int().min(2).max(4) }).exactOptional(),
})

export type MakerNode = Readonly<z.infer<typeof node>>
export type MakerCurve = Readonly<z.infer<typeof curve>>
export type MakerStyles = Readonly<z.infer<typeof stylesSchema>>
export type MakerPoint = Readonly<z.infer<typeof point>>

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

const MOST_LOOKED_AT = 3

/** What a value says as a map, or why it is none. */
export type ReadMap =
  | { readonly map: MakerDocument; readonly problem?: never }
  | { readonly problem: string; readonly map?: never }

/** Returns the map that a value is, whatever was given. */
export function readMap(value: unknown): ReadMap {
  const read = documentSchema.safeParse(value)
  if (!read.success) return { problem: `This is no map: ${issuesOf(read.error)} Nothing was changed.` }
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

const issuesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MOST_LOOKED_AT)
    .map(({ path, message }) => `${pathWords(path)}: ${message}.`)
    .join(' ')

/** Returns where something is wrong, in words: a list counts from 1. */
export const pathWords = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `${key + 1}` : String(key))).join(' ')
