import { z } from 'zod'
import type { MakerCurve, MakerDocument, MakerNode, MakerPoint } from './maker-document'
import { DEFAULT_STYLES } from './maker-document'
import { kindOf, locationOf, nameOf } from './map-of-document'
import { boxOf, centerOf, sizeOf } from './node-box'

/*
 * A variant: a map as the data of the four maps is written, each location with its box and its neighbors, each curve with
 * the locations that lie on it.
 */

const pair = z.tuple([z.number(), z.number()])
const variantSchema = z.object({
  players: z.int().min(2).max(4),
  width: z.number(),
  height: z.number(),
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
  const { players, width, height, locations, curves } = read.data
  const nodes = locations.map(nodeOf)
  const styles = { ...DEFAULT_STYLES, '.map': { ...DEFAULT_STYLES['.map'], width, height } }
  const byName = new Map(nodes.map((node) => [nameOf(node), node]))
  const center = (name: string): Pair => {
    const node = byName.get(name)
    return node === undefined ? [0, 0] : centerOf(styles, node)
  }
  const pieces = new Map(
    curves.flatMap((curve) => piecesOf(curve, center)).map((piece) => [keyOf(piece.ends), piece]),
  )
  const links = locations.flatMap(({ name, neighbours }) =>
    neighbours
      .filter((other) => name < other && byName.has(other))
      .map((other): [string, string] => [name, other]),
  )
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
  return { success: true as const, data: map }
}

const keyOf = (ends: readonly string[]): string => ends.toSorted().join('\n')

function nodeOf(
  { name, kind, size, neutrals, points, start, control, totalControl, layout }: Variant['locations'][number],
  at: number,
): MakerNode {
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

/** Returns the text of a map as a variant. */
export function variantText(map: MakerDocument): string {
  const { curves, players } = map
  const [width, height] = sizeOf(map)
  const names = new Map(map.nodes.map((node) => [node.id, nameOf(node)]))
  const neighbors = (id: string) =>
    curves.flatMap(({ ids: { source, target } }) => {
      if (source === id) return [names.get(target) ?? '']
      return target === id ? [names.get(source) ?? ''] : []
    })
  const locations = map.nodes.map((node) => ({ ...variantPlace(map, node), neighbours: neighbors(node.id) }))
  const at = ({ x, y }: MakerPoint) => [x, y]
  const drawn = curves.map(({ ids, points: { source, sourceHandle, targetHandle, target } }) => ({
    from: names.get(ids.source),
    to: names.get(ids.target),
    via: [],
    p0: at(source),
    c1: at(sourceHandle),
    c2: at(targetHandle),
    p3: at(target),
  }))
  return JSON.stringify({ players, width, height, locations, curves: drawn }, null, 2)
}

function variantPlace({ styles }: MakerDocument, node: MakerNode) {
  const { name, spaces, white, points, start, marker } = locationOf(styles, node)
  const box = boxOf(styles, node)
  const shape = box.radius > 0 ? 'round' : 'rect'
  return {
    name,
    kind: kindOf(node) ?? 'path',
    size: spaces,
    neutrals: white,
    points,
    start,
    control: marker === undefined ? null : { influence: marker.influence, vp: 0 },
    totalControl:
      marker === undefined ? null : { influence: marker.total.influence, vp: marker.total.points },
    layout: { x: box.left, y: box.top, w: box.width, h: box.height, shape },
  }
}
