import { defined } from '@parlour/kernel'
import type { LocationData, MapData } from '../../rules/facts/map-data'
import { USUAL_MARKER } from '../../rules/facts/place-data'
import type { MakerCurve, MakerDocument, MakerNode } from './maker-document'
import { DEFAULT_STYLES } from './maker-document'
import { centerOf } from './node-box'

/** A map for the game is scaled by this factor: its pieces need room. */
export const GAME_SCALE = 1.8

/** What a class makes of a node. */
const KINDS: ReadonlyMap<string, LocationData['kind']> = new Map([
  ['primary', 'major'],
  ['secondary', 'minor'],
  ['tertiary', 'path'],
])
const CLASSES = { major: 'primary', minor: 'secondary', path: 'tertiary' } as const

export const kindOf = ({ classes }: Pick<MakerNode, 'classes'>): LocationData['kind'] | undefined =>
  classes.flatMap((one) => KINDS.get(one) ?? [])[0]

export const nameOf = ({ id, name }: Pick<MakerNode, 'id' | 'name'>): string =>
  name === undefined || name === '' ? id : name

/** Returns a node as the game knows it. */
export function locationOf(styles: MakerDocument['styles'], node: MakerNode): LocationData {
  const kind = kindOf(node) ?? 'path'
  const {
    spaces = kind === 'path' ? 1 : 3,
    white = 0,
    points = kind === 'path' ? 0 : 2,
    start = false,
  } = node
  const [x, y] = centerOf(styles, node)
  return {
    name: nameOf(node),
    kind,
    spaces,
    white,
    points,
    start,
    ...(kind === 'major' ? { marker: node.marker ?? USUAL_MARKER } : {}),
    ...(node.gem === true && kind === 'path' ? { gem: true as const } : {}),
    ...(node.route !== undefined && kind === 'path' ? { route: node.route } : {}),
    at: [Math.round(x * GAME_SCALE), Math.round(y * GAME_SCALE)],
  }
}

/**
 * Returns the map that a game can be played on, once `checkedMap` finds nothing wrong with it.
 * @internal
 */
export function mapOfDocument({ name, players, nodes, curves, styles }: MakerDocument): MapData {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]))
  const whole = curves.flatMap(
    (curve): readonly { readonly ends: [string, string]; readonly curve: MakerCurve }[] => {
      const [source, target] = [names.get(curve.ids.source), names.get(curve.ids.target)]
      return source === undefined || target === undefined ? [] : [{ ends: [source, target], curve }]
    },
  )
  const sites = new Set(nodes.filter((node) => kindOf(node) !== 'path').map(nameOf))
  const scaled = ({ x, y }: MakerCurve['points']['source']): [number, number] => [
    Math.round(x * GAME_SCALE),
    Math.round(y * GAME_SCALE),
  ]
  return {
    name,
    players,
    locations: nodes.map((node) => locationOf(styles, withKnownRoute(node, sites))),
    links: whole.map(({ ends }) => ends),
    curves: whole.map(({ ends, curve: { points } }) => ({
      ends,
      handles: [scaled(points.sourceHandle), scaled(points.targetHandle)],
    })),
  }
}

/** Returns a map as the hub keeps it: what is played on, and how it is drawn. */
export const sentMap = (map: MakerDocument) => ({
  name: map.name,
  data: mapOfDocument(map),
  // Values that are only read are copied.
  drawing: { nodes: [...map.nodes], curves: [...map.curves], styles: map.styles },
})

/** A path space is not called by a site that is gone. */
function withKnownRoute(node: MakerNode, sites: ReadonlySet<string>): MakerNode {
  const { route, ...rest } = node
  return route === undefined || (sites.has(route.from) && sites.has(route.to)) ? node : rest
}

/** Returns a map of the game as it is edited. */
export function documentOf({ name, players, locations, links, curves = [] }: MapData): MakerDocument {
  const nodes = locations.map((place, at): MakerNode => nodeOf(place, `node${100 + at}`))
  const ids = new Map(nodes.map((node) => [nameOf(node), node]))
  const made = links.flatMap(([one, other], at): readonly MakerCurve[] => {
    const [source, target] = [ids.get(one), ids.get(other)]
    if (source === undefined || target === undefined) return []
    const [[x0, y0], [x1, y1]] = [centerOf(DEFAULT_STYLES, source), centerOf(DEFAULT_STYLES, target)]
    const drawn = curves.find(({ ends }) => ends.includes(one) && ends.includes(other))
    const handles = drawn?.ends[0] === one ? drawn.handles : drawn?.handles.toReversed()
    const [from = straight(1 / 3), to = straight(2 / 3)] = (handles ?? []).map(([x, y]) => ({
      x: Math.round(x / GAME_SCALE),
      y: Math.round(y / GAME_SCALE),
    }))
    function straight(part: number) {
      return { x: Math.round(x0 + (x1 - x0) * part), y: Math.round(y0 + (y1 - y0) * part) }
    }
    const points = {
      source: { x: x0, y: y0 },
      target: { x: x1, y: y1 },
      sourceHandle: from,
      targetHandle: to,
    }
    return [{ id: `curve${100 + at}`, ids: { source: source.id, target: target.id }, points }]
  })
  return { name, players, nodes, curves: made, styles: grown(nodes) }
}

function nodeOf(
  { kind, at = [0, 0], name, spaces, white, points, start, marker, gem, route }: LocationData,
  id: string,
): MakerNode {
  const bare = { classes: [CLASSES[kind]], style: { left: 0, top: 0 } }
  const [dx, dy] = centerOf(DEFAULT_STYLES, bare)
  const style = { left: Math.round(at[0] / GAME_SCALE) - dx, top: Math.round(at[1] / GAME_SCALE) - dy }
  return {
    id,
    name,
    classes: bare.classes,
    style,
    spaces,
    white,
    points,
    start,
    ...defined({ marker, gem, route }),
  }
}

const ROOM = 110

/** The usual styles, the map as large as its nodes need. */
function grown(nodes: readonly MakerNode[]): MakerDocument['styles'] {
  const { width = 450, height = 800 } = DEFAULT_STYLES['.map'] ?? {}
  const right = Math.max(Number(width), ...nodes.map(({ style }) => style.left + ROOM))
  const down = Math.max(Number(height), ...nodes.map(({ style }) => style.top + ROOM))
  return { ...DEFAULT_STYLES, '.map': { ...DEFAULT_STYLES['.map'], width: right, height: down } }
}
