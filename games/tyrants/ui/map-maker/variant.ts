import { z } from 'zod'
import { route } from '../../rules/facts/map-data'
import type { MakerCurve, MakerDocument, MakerNode } from './maker-document'
import { DEFAULT_STYLES } from './maker-document'
import { nameOf } from './map-of-document'
import { centerOf } from './node-box'

/*
 * A variant: a map as the data of the four maps is written, each location with its box and its neighbors, each curve with
 * the locations that lie on it.
 */

const pair = z.tuple([z.number(), z.number()])
const variantSchema = z.object({
  players: z.int().min(2).max(4),
  width: z.number(),
  height: z.number(),
  background: z.string().max(120).exactOptional(),
  locations: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(60),
        kind: z.enum(['major', 'minor', 'path']),
        size: z.int().min(1).max(12),
        neutrals: z.int().min(0).max(12),
        points: z.int().min(0).max(99),
        start: z.boolean(),
        control: z.object({ influence: z.int() }).nullish(),
        totalControl: z.object({ influence: z.int(), vp: z.int() }).nullish(),
        region: z.int().min(0).max(99).exactOptional(),
        route: route.nullish(),
        neighbours: z.array(z.string()),
        layout: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      }),
    )
    .max(300),
  curves: z
    .array(
      z.object({
        from: z.string(),
        to: z.string(),
        via: z.array(z.string()),
        p0: pair,
        c1: pair,
        c2: pair,
        p3: pair,
      }),
    )
    .max(600),
})
type Variant = z.infer<typeof variantSchema>
type Pair = readonly [number, number]

/** Returns whether a value looks like a variant, right or wrong. */
export const isVariant = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'locations' in value

const CLASSES = { major: 'primary', minor: 'secondary', path: 'tertiary' } as const

/** Returns the map of a variant; a curve that several locations lie on is cut at each. */
export function readVariant(value: unknown) {
  const read = variantSchema.safeParse(value)
  if (!read.success) return read
  const { players, width, height, background, locations, curves } = read.data
  const nodes = locations.map(nodeOf)
  const ground = background === undefined ? {} : { background }
  const styles = { ...DEFAULT_STYLES, '.map': { ...DEFAULT_STYLES['.map'], width, height, ...ground } }
  const byName = new Map(nodes.map((node) => [nameOf(node), node]))
  const center = (name: string): Pair => {
    const node = byName.get(name)
    return node === undefined ? [0, 0] : centerOf(styles, node)
  }
  const pieces = new Map(
    curves.flatMap((curve) => piecesOf(curve, center)).map((piece) => [keyOf(piece.ends), piece]),
  )
  const { links, notes } = linksOf(read.data, pieces)
  const drawn = links.flatMap((ends, at): readonly MakerCurve[] => {
    const piece = pieces.get(keyOf(ends)) ?? { ends, points: straight(center(ends[0]), center(ends[1])) }
    const [source, target] = piece.ends.map((name) => byName.get(name)?.id)
    if (source === undefined || target === undefined) return []
    const [from, sourceHandle, targetHandle, to] = piece.points.map(([x, y]) => ({
      x: Math.round(x),
      y: Math.round(y),
    }))
    if (from === undefined || sourceHandle === undefined || targetHandle === undefined || to === undefined)
      return []
    return [
      {
        id: `curve${100 + at}`,
        ids: { source, target },
        points: { source: from, sourceHandle, targetHandle, target: to },
      },
    ]
  })
  const map: MakerDocument = { name: 'Loaded map', players, nodes, curves: drawn, styles }
  return { success: true as const, data: map, notes }
}

/** Returns the links of a variant, each once, and what is not right about them. One that only one end knows is a link. */
function linksOf({ locations }: Variant, pieces: ReadonlyMap<string, Piece>) {
  const neighbors = new Map(locations.map(({ name, neighbours }) => [name, new Set(neighbours)]))
  const links = new Map<string, [string, string]>()
  const [unknown, oneSided]: [string[], string[]] = [[], []]
  for (const { name, neighbours } of locations)
    for (const other of neighbours) {
      const back = neighbors.get(other)
      if (back === undefined) unknown.push(`'${name}' to '${other}'`)
      else {
        if (!back.has(name)) oneSided.push(`'${name}' to '${other}'`)
        const ends: [string, string] = name < other ? [name, other] : [other, name]
        links.set(keyOf(ends), ends)
      }
    }
  const straightOnes = [...links].filter(([key]) => !pieces.has(key)).map(([, ends]) => ends)
  const loose = [...pieces].filter(([key]) => !links.has(key)).map(([, { ends }]) => ends)
  const words = (ends: readonly string[]) => ends.map((end) => `'${end}'`).join(' to ')
  const notes = [
    ...noteOf('Left out, as there is no such neighbor', unknown),
    ...noteOf('Linked, though only one of the two says so', oneSided),
    ...noteOf('Drawn straight, as there is no curve', straightOnes.map(words)),
    ...noteOf('Curves left out, as there is no link', loose.map(words)),
  ]
  return { links: [...links.values()], notes }
}

const MOST_NAMED = 3

function noteOf(words: string, found: readonly string[]): readonly string[] {
  if (found.length === 0) return []
  const more = found.length - MOST_NAMED
  return [`${words}: ${found.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
}

const keyOf = (ends: readonly string[]): string => ends.toSorted().join('\n')

function nodeOf(place: Variant['locations'][number], at: number): MakerNode {
  const {
    name,
    kind,
    size,
    neutrals,
    points,
    start,
    control,
    totalControl,
    layout,
    region,
    route: way = null,
  } = place
  const paid = { influence: totalControl?.influence ?? 0, points: totalControl?.vp ?? 0 }
  return {
    id: `node${100 + at}`,
    name,
    classes: [CLASSES[kind]],
    style: { left: layout.x, top: layout.y, width: layout.w, height: layout.h },
    spaces: size,
    white: neutrals,
    points,
    start,
    ...(region === undefined ? {} : { region }),
    ...(way === null ? {} : { route: way }),
    ...(kind === 'major' ? { marker: { influence: control?.influence ?? 0, total: paid } } : {}),
  }
}

interface Piece {
  readonly ends: readonly [string, string]
  readonly points: readonly [Pair, Pair, Pair, Pair]
}

const between = ([x0, y0]: Pair, [x1, y1]: Pair, part: number): Pair => [
  x0 + (x1 - x0) * part,
  y0 + (y1 - y0) * part,
]
const straight = (from: Pair, to: Pair): Piece['points'] => [
  from,
  between(from, to, 1 / 3),
  between(from, to, 2 / 3),
  to,
]

/** Returns the parts of a curve before and after a point on it. */
function cutAt([p0, p1, p2, p3]: Piece['points'], part: number): readonly [Piece['points'], Piece['points']] {
  const [a, b, c] = [between(p0, p1, part), between(p1, p2, part), between(p2, p3, part)]
  const [d, e] = [between(a, b, part), between(b, c, part)]
  const middle = between(d, e, part)
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ]
}

const STEPS = 100

/** Returns how far along a curve it comes nearest to a point. */
function nearest(curve: Piece['points'], [x, y]: Pair): number {
  const parts = Array.from({ length: STEPS - 1 }, (_, at) => (at + 1) / STEPS)
  const far = (part: number) => {
    const [, , , [cx, cy]] = cutAt(curve, part)[0]
    return Math.hypot(cx - x, cy - y)
  }
  return parts.reduce((best, part) => (far(part) < far(best) ? part : best), parts[0] ?? 0.5)
}

function piecesOf(
  { from, to, via, p0, c1, c2, p3 }: Variant['curves'][number],
  center: (name: string) => Pair,
): readonly Piece[] {
  let rest: Piece['points'] = [p0, c1, c2, p3]
  const names = [from, ...via, to]
  return names.slice(1).map((name, at): Piece => {
    const ends = [names[at] ?? from, name] as const
    if (at === via.length) return { ends, points: rest }
    const [before, after] = cutAt(rest, nearest(rest, center(name)))
    rest = after
    return { ends, points: before }
  })
}
