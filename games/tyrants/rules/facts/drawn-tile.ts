import { isVisibleLine } from '@parlour/protocol'
import { z } from 'zod'
import { EDGE_NAMES, edgeNamed } from './edge-names'

/** From the center of a drawn tile to its corners, and to the middles of its edges. */
export const DRAWN_RADIUS = 150
const MOST_SITES = 40
const MOST_CONNECTORS = 200
const LONGEST = 60

const siteName = z
  .string()
  .trim()
  .min(1, 'may not be empty')
  .max(LONGEST, `may have at most ${LONGEST} characters`)
  .refine(isVisibleLine, 'may not contain invisible characters')
const end = z.string().max(LONGEST)
const within = z.number().min(-DRAWN_RADIUS).max(DRAWN_RADIUS)
const digit = z.int().min(0).max(9)
/**
 * What a site is connected to, by name: sites, and edges as hex0 to hex5. Connectors alone decide what a game
 * makes of a tile.
 */
const paths = z.array(end).max(MOST_SITES + EDGE_NAMES.length)

const standard = z.object({
  kind: z.literal('standard'),
  name: siteName,
  dx: within,
  dy: within,
  size: z.int().min(1).max(9),
  neutrals: digit,
  value: digit,
  start: z.boolean().default(false),
  major: z.boolean().default(false),
  /** The name of its control marker. */
  token: z.string().max(LONGEST).nullable().default(null),
  paths: paths.exactOptional(),
})

const spot = z.object({
  kind: z.literal('troop-spot'),
  name: siteName,
  dx: within,
  dy: within,
  neutrals: z.int().min(0).max(1),
  paths: paths.exactOptional(),
})

const site = z.discriminatedUnion('kind', [standard, spot])

/** The pair as connectors are kept, whatever order it is sent in. */
const pair = z.tuple([end, end]).transform(([one, other]) => sortedPair(one, other))

/**
 * What the hub keeps of a tile that somebody drew, beside its name: its sites, and which of them and of the
 * edges are connected.
 */
export const drawnTile = {
  pos: z.tuple([z.number(), z.number()]).optional(),
  sites: z.array(site).max(MOST_SITES),
  /** Edges are _hex0 to _hex5. */
  connectors: z.array(pair).max(MOST_CONNECTORS),
}

export type DrawnSite = Readonly<z.infer<typeof site>>
/** A site with a value and spaces, as opposed to a troop spot. */
export type StandardSite = Readonly<z.infer<typeof standard>>
export type Connector = readonly [string, string]

/** The drawing of a tile without its name. */
export interface DrawnTile {
  readonly sites: readonly DrawnSite[]
  readonly connectors: readonly Connector[]
}

/** Returns the pair as connectors are kept. */
export function sortedPair(one: string, other: string): [string, string] {
  return one < other ? [one, other] : [other, one]
}

/** Returns why a tile cannot be kept, as a sentence. */
export function tileProblem({ sites, connectors }: DrawnTile): string | undefined {
  const names = sites.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice !== undefined) return `Two sites are called '${twice}'.`
  const edge = names.find((name) => edgeNamed(name) !== undefined)
  if (edge !== undefined) return `'${edge}' is the name of an edge, not of a site.`
  const full = sites.find((one) => one.kind === 'standard' && one.neutrals > one.size)
  if (full !== undefined) return `'${full.name}' has more neutral troops than spaces.`
  const isEnd = (name: string) => names.includes(name) || edgeNamed(name) !== undefined
  const loose = connectors.flat().find((name) => !isEnd(name))
  if (loose !== undefined) return `A connector leads to '${loose}', and there is no such site.`
  const lost = sites.flatMap((one) => one.paths ?? []).find((path) => !isEnd(path) && !isEnd(`_${path}`))
  if (lost !== undefined) return `A path leads to '${lost}', and there is no such site.`
  if (connectors.some(([one, other]) => one === other)) return 'A site is connected to itself.'
  if (connectors.some((ends) => ends.every((name) => edgeNamed(name) !== undefined)))
    return 'Two edges are connected to each other without a site between them.'
  const keys = connectors.map(([one, other]) => sortedPair(one, other).join('\n'))
  return new Set(keys).size < keys.length ? 'Two sites are connected twice.' : undefined
}
