import { defined } from '@parlour/kernel'
import { faultWords } from '@parlour/protocol'
import { z } from 'zod'
import { route } from '../../rules/facts/map-data'
import type { MakerCurve, MakerDocument, MakerNode } from './maker-document'
import { DEFAULT_STYLES } from './maker-document'
import { nameOf } from './map-of-document'
import { type Handles, handlesAt, partsOf, straightHandles } from './cut-curve'
import { centerOf } from './node-box'

/*
 * A variant: a map in the form of the four printed maps' data, with each location's box and neighbors and
 * the locations on each curve.
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
  const read = variantSchema.safeParse(value, { error: faultWords })
  if (!read.success) return read
  const { players, width, height, background, locations, curves } = read.data
  const nodes = locations.map(nodeOf)
  const ground = defined({ background })
  const styles = { ...DEFAULT_STYLES, '.map': { ...DEFAULT_STYLES['.map'], width, height, ...ground } }
  const byName = new Map(nodes.map((node) => [nameOf(node), node]))
  const center = (name: string): Pair => {
    const node = byName.get(name)
    return node === undefined ? [0, 0] : centerOf(styles, node)
  }
  const parts = new Map(
    curves.flatMap((curve) => partsOfCurve(curve, center)).map((part) => [keyOf(part.ends), part]),
  )
  const { links, notes } = linksOf(read.data, parts)
  const drawn = drawnOf({ links, parts, center, idOf: (name) => byName.get(name)?.id ?? '' })
  const map: MakerDocument = { name: 'Loaded map', players, nodes, curves: drawn, styles }
  return { success: true as const, data: map, notes }
}

/**
 * Returns the links of a variant, each once, and what is not right about them. One that only one end knows is
 * a link.
 */
function linksOf({ locations }: Variant, parts: ReadonlyMap<string, Part>) {
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
  const straightOnes = [...links].filter(([key]) => !parts.has(key)).map(([, ends]) => ends)
  const loose = [...parts].filter(([key]) => !links.has(key)).map(([, { ends }]) => ends)
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
    ...defined({ region }),
    ...(way === null ? {} : { route: way }),
    ...(kind === 'major' ? { marker: { influence: control?.influence ?? 0, total: paid } } : {}),
  }
}

interface Part {
  readonly ends: readonly [string, string]
  readonly points: MakerCurve['points']
  /** For the first part of a cut curve: the others, and the handles of the whole. */
  readonly whole?: { readonly others: readonly Part[]; readonly handles: Handles }
}

const moved = ([x, y]: Pair, [fromX, fromY]: Pair, [toX, toY]: Pair): Pair => [
  x + toX - fromX,
  y + toY - fromY,
]

function partsOfCurve(
  { from, to, via, p0, c1, c2, p3 }: Variant['curves'][number],
  center: (name: string) => Pair,
): readonly Part[] {
  const names = [from, ...via, to]
  const handles = handlesAt(moved(c1, p0, center(from)), moved(c2, p3, center(to)))
  const parts = partsOf(names.map(center), handles).map((points, at): Part => {
    return { ends: [names[at] ?? from, names[at + 1] ?? to], points }
  })
  const [first, ...others] = parts
  return first === undefined || others.length === 0
    ? parts
    : [{ ...first, whole: { others, handles } }, ...others]
}

interface VariantGraph {
  readonly links: readonly (readonly [string, string])[]
  readonly parts: ReadonlyMap<string, Part>
  readonly center: (name: string) => Pair
  readonly idOf: (name: string) => string
}

/** Returns a curve for each link: first those of the variant in their order, then straight ones. */
function drawnOf({ links, parts, center, idOf }: VariantGraph): readonly MakerCurve[] {
  const linked = new Set(links.map(keyOf))
  const straight = links
    .filter((ends) => !parts.has(keyOf(ends)))
    .flatMap((ends) => {
      const [from, to] = [center(ends[0]), center(ends[1])]
      return partsOf([from, to], straightHandles(from, to)).map((points): Part => ({ ends, points }))
    })
  const all = [...[...parts.values()].filter(({ ends }) => linked.has(keyOf(ends))), ...straight]
  const ids = new Map(all.map(({ ends }, at) => [keyOf(ends), `curve${100 + at}`]))
  return all.map(({ ends: [from, to], points, whole }, at) => {
    const then = whole?.others.flatMap(({ ends }) => ids.get(keyOf(ends)) ?? [])
    const isWhole = whole !== undefined && then?.length === whole.others.length
    return {
      id: `curve${100 + at}`,
      ids: { source: idOf(from), target: idOf(to) },
      points,
      ...(isWhole ? { whole: { then, ...whole.handles } } : {}),
    }
  })
}
