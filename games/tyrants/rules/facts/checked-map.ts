import { faultWords } from '@parlour/protocol'
import { notThis } from './issue-words'
import { piecesOf } from './map'
import { type LocationData, type MapData, mapData } from './map-data'
import { WHITE_TROOPS } from './names'

/**
 * What the check of a map found: the map, when its shape is right, and each thing that is wrong with it, as a
 * sentence.
 */
export interface CheckedMap {
  readonly map?: MapData
  /** None: a game can be played on it. */
  readonly problems: readonly string[]
}

interface Check {
  /**
   * Every location needs its place on the drawing; the maps of the game have layouts of their own instead.
   */
  readonly isDrawn?: boolean
}

/** The fewest spaces without a white troop that each player needs. */
const LEAST_SPACES = 4
/** The most mistakes of one kind that are named. */
const MOST_NAMED = 3

/**
 * Returns what is wrong with a map, whatever was given as one (rules: tyrants 14). A file that is no map at
 * all has one problem, which says where.
 */
export function checkedMap(value: unknown, { isDrawn = true }: Check = {}): CheckedMap {
  const read = mapData.safeParse(value, { error: faultWords })
  if (!read.success) return { problems: [notThis('map', read.error.issues)] }
  const map = read.data
  const problems = [
    ...nameProblems(map),
    ...map.locations.flatMap(placeProblems),
    ...linkProblems(map),
    ...pieceProblems(map),
    ...startProblems(map),
    ...drawingProblems(map, isDrawn),
  ]
  return { map, problems }
}

/** A sentence about some names, a few of which it lists. */
function about(names: readonly string[], words: (list: string) => string): readonly string[] {
  if (names.length === 0) return []
  const listed = names.slice(0, MOST_NAMED).map((name) => `'${name}'`)
  const more = names.length - listed.length
  return [words(more === 0 ? listed.join(', ') : `${listed.join(', ')} and ${more} more`)]
}

/** Returns those that are in a list more than once, each once. */
const doubles = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
]

/** Returns what is wrong with the names of locations. */
export function nameProblems({ locations }: Pick<MapData, 'locations'>): readonly string[] {
  const names = locations.map(({ name }) => name)
  return [
    ...(locations.length === 0 ? ['The map has no locations.'] : []),
    ...about(doubles(names), (list) => `Two locations have the same name: ${list}.`),
  ]
}

/** Returns what is wrong with a location by itself. */
export function placeProblems({
  name,
  kind,
  spaces,
  white,
  points,
  start,
  marker,
  gem,
}: LocationData): readonly string[] {
  const isPath = kind === 'path'
  const found = (is: boolean, words: string) => (is ? [`'${name}' ${words}.`] : [])
  return [
    ...found(white > spaces, `has more white troops than spaces: ${white} in ${spaces}`),
    ...found(isPath && spaces !== 1, 'is a path space and must have one space'),
    ...found(isPath && points !== 0, 'is a path space and cannot be worth points'),
    ...found(isPath && start, 'is a path space and no player can start there'),
    ...found(start && !isPath && white === spaces, 'is a start site without room: white troops fill it'),
    ...found(kind === 'major' && marker === undefined, 'is a major site and needs a control marker'),
    ...found(kind !== 'major' && marker !== undefined, 'has a control marker, which only major sites have'),
    ...found(!isPath && gem === true, 'is a site; gems lie on path spaces only'),
  ]
}

/** Returns what is wrong with links, and with whatever else names locations. */
export function linkProblems({
  locations,
  links,
  curves = [],
  triads = [],
}: Pick<MapData, 'locations' | 'links' | 'curves' | 'triads'>): readonly string[] {
  const names = new Set(locations.map(({ name }) => name))
  const sites = new Set(locations.filter(({ kind }) => kind !== 'path').map(({ name }) => name))
  const isKnown = (ends: readonly string[]) => ends.every((name) => names.has(name))
  const keys = links.map(keyOf)
  const unknown = links.flat().filter((name) => !names.has(name))
  const unlinked = curves
    .filter(({ ends }) => !keys.includes(keyOf(ends)))
    .map(({ ends }) => ends.join(' to '))
  return [
    ...about([...new Set(unknown)], (list) => `Links lead to locations that do not exist: ${list}.`),
    ...about(
      links.filter(([one, other]) => one === other).map(([one]) => one),
      (list) => `A location is linked to itself: ${list}.`,
    ),
    ...about(
      doubles(keys.filter((_, at) => isKnown(links[at] ?? []))).map((key) => key.split('\n').join(' to ')),
      (list) => `Two locations are linked twice: ${list}.`,
    ),
    ...about(unlinked, (list) => `A curve is drawn where there is no link: ${list}.`),
    ...about(
      triads.flatMap((triad) => triad.sites).filter((name) => !sites.has(name)),
      (list) => `A triad names sites that do not exist: ${list}.`,
    ),
  ]
}

/** Returns which locations no way leads to from the largest connected part of a map. */
export function pieceProblems(map: MapData): readonly string[] {
  const pieces = piecesOf(map)
  const smaller = pieces
    .toSorted((one, other) => other.length - one.length)
    .slice(1)
    .flat()
  return about(
    smaller.map((at) => map.locations[at]?.name ?? ''),
    (list) => `The board falls apart into ${pieces.length} pieces; cut off from the largest: ${list}.`,
  )
}

const keyOf = (ends: readonly string[]): string => ends.toSorted().join('\n')

function startProblems({ locations, players }: MapData): readonly string[] {
  const starts = locations.filter(({ start }) => start).length
  const open = locations.reduce((sum, { spaces, white }) => sum + Math.max(0, spaces - white), 0)
  const needed = LEAST_SPACES * players
  const whites = locations.reduce((sum, { white }) => sum + white, 0)
  return [
    ...(starts === 0 ? ['No site is a start site.'] : []),
    ...(starts > 0 && starts < players
      ? [`There are too few start sites: ${starts} for ${players} players.`]
      : []),
    ...(whites > WHITE_TROOPS
      ? [`There are too many white troops: ${whites}, and the bank has ${WHITE_TROOPS}.`]
      : []),
    ...(open < needed
      ? [`There are too few spaces: ${open} without a white troop, and ${players} players need ${needed}.`]
      : []),
  ]
}

function drawingProblems({ locations }: MapData, isDrawn: boolean): readonly string[] {
  if (!isDrawn) return []
  return about(
    locations.filter(({ at }) => at === undefined).map(({ name }) => name),
    (list) => `A location has no place on the drawing: ${list}.`,
  )
}
