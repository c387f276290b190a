import { type Warning, warnIf } from '@parlour/kernel'
import { faultWords } from '@parlour/protocol'
import { z } from 'zod'
import { checkedMap } from './checked-map'
import { hexTileProblems } from './hex-tile-problems'
import { notThis } from './issue-words'
import { LAYOUTS } from './layouts'
import { readLayoutCode } from './layout-code'
import type { MapData } from './map-data'
import { LAYOUT_NAMES, type LayoutName } from './names'
import { ownTiles } from './tile-data'
import { GAME_TILES } from './tiles'

/** A map beside the four: drawn by somebody, or made of hex tiles. */
export const OWN_MAP = 'own'
export const HEX_MAP = 'hex'

const LONGEST_CODE = 400
/** The most faulty tiles that are named at once. */
const MOST_NAMED = 3

/** The map itself stands in the options, so that what becomes of the saved one changes no game. */
export const ownMap = z.unknown().transform((value, context) => {
  const { map, problems } = checkedMap(value)
  if (map !== undefined) return map
  context.addIssue(problems[0] ?? 'This is not a map.')
  return z.NEVER
})

const tilesGiven = z.unknown().transform((value, context) => {
  const { data, error } = ownTiles.safeParse(value, { error: faultWords })
  if (data !== undefined) return data
  context.addIssue(notThis('list of tiles', error.issues))
  return z.NEVER
})

export const hexOptions = z.object(
  {
    layout: z.enum(LAYOUT_NAMES, { error: 'There is no such layout of tiles.' }),
    /** Path spaces that lead nowhere are left out. */
    prune: z.boolean({ error: "'Prune dead ends' must be yes or no." }).default(false),
    /** A whole layout as text; empty deals the tiles. */
    code: z
      .string({ error: 'The layout must be a text.' })
      .max(LONGEST_CODE, `A layout has ${LONGEST_CODE} letters at most.`)
      .default(''),
    /** Tiles that are dealt with those of the game. */
    own: tilesGiven.exactOptional(),
  },
  { error: 'The hex map must be an object.' },
)
/** What a lobby sets for a hex map. */
export type HexOptions = Readonly<z.infer<typeof hexOptions>>

/** Returns why no game can be played on the own map that was chosen. */
export function ownMapWarnings(map: MapData | undefined, players: number): readonly Warning[] {
  if (map === undefined) return [{ field: 'map', text: 'An own map must be given' }]
  const { problems } = checkedMap(map)
  return [
    ...problems.map((text) => ({ field: 'map', text: text.replace(/\.$/, '') })),
    ...warnIf(map.players !== players, 'map', `The map '${map.name}' is for ${map.players} players`),
  ]
}

/** Returns why no game can be played on the hex map that was chosen. */
export function hexMapWarnings(hex: HexOptions | undefined, players: number): readonly Warning[] {
  if (hex === undefined) return [{ field: 'map', text: 'A layout of tiles must be selected' }]
  const read = hex.code === '' ? undefined : readLayoutCode(hex.code, hex)
  if (read?.problem !== undefined) return [{ field: 'map', text: read.problem }]
  const name: LayoutName = read?.layout.layout ?? hex.layout
  const wanted = LAYOUTS[name].players
  return [
    ...tileWarnings(hex),
    ...warnIf(wanted !== players, 'map', `The layout '${name}' is for ${wanted} players`),
  ]
}

/** Own tiles that would only be dealt to be left out again. */
function tileWarnings({ own = [], prune }: HexOptions): readonly Warning[] {
  const ids = [...own, ...GAME_TILES].map(({ id }) => id)
  const problems = own.flatMap((tile) => {
    const isTwice = ids.indexOf(tile.id) < ids.lastIndexOf(tile.id)
    const [problem] = isTwice ? [`Another tile has the id ${tile.id}.`] : hexTileProblems(tile, prune)
    return problem === undefined ? [] : [`The tile '${tile.region}': ${problem.replace(/\.$/, '')}`]
  })
  return problems.slice(0, MOST_NAMED).map((text) => ({ field: 'map', text }))
}
