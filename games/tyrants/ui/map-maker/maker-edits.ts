import type { Point } from '../map/map-place'
import type { MakerCurve, MakerDocument, MakerNode, MakerPoint } from './maker-document'
import { centerOf } from './node-box'

const FIRST_NUMBER = 100
const NEW_AT = { left: 20, top: 100 }
const STEP = 20

/** Returns the first free id of a kind, from 100 on. */
function freeId({ nodes, curves }: MakerDocument, kind: 'node' | 'curve'): string {
  const taken = new Set([...nodes, ...curves].map(({ id }) => id))
  let number = FIRST_NUMBER
  while (taken.has(`${kind}${number}`)) number += 1
  return `${kind}${number}`
}

const keyOf = (classes: readonly string[]): string => classes.join(' ')

/**
 * Returns the kinds that can be added: a bare node, and one for each combination of classes in use or in the
 * styles.
 */
export function kindsOf({ nodes, styles }: MakerDocument): readonly (readonly string[])[] {
  const styled = Object.keys(styles)
    .filter((selector) => selector.startsWith('.') && selector !== '.map' && selector !== '.element')
    .map((selector) => [selector.slice(1)])
  const found = new Map(
    [...styled, ...nodes.map(({ classes }) => classes)].map((classes) => [keyOf(classes), classes]),
  )
  found.delete('')
  return [[], ...found.values()]
}

/**
 * Returns the map with a node of these classes added, and its id. It is placed beside whatever lies where new
 * nodes go.
 */
export function withNode(map: MakerDocument, classes: readonly string[]): readonly [MakerDocument, string] {
  const id = freeId(map, 'node')
  let style = NEW_AT
  while (map.nodes.some((node) => node.style.left === style.left && node.style.top === style.top))
    style = { left: style.left + STEP, top: style.top + STEP }
  return [{ ...map, nodes: [...map.nodes, { id, classes: [...classes], style }] }, id]
}

/**
 * Returns the map with copies of nodes beside them, without their curves and names; and the ids of the
 * copies.
 */
export function withCopies(
  map: MakerDocument,
  ids: readonly string[],
): readonly [MakerDocument, readonly string[]] {
  let next = map
  const made: string[] = []
  for (const node of map.nodes.filter((one) => ids.includes(one.id))) {
    const { name: _, route: _route, ...rest } = node
    const id = freeId(next, 'node')
    const style = { ...node.style, left: node.style.left + STEP, top: node.style.top + STEP }
    next = { ...next, nodes: [...next.nodes, { ...rest, id, style }] }
    made.push(id)
  }
  return [next, made]
}

/** Returns the map without nodes, or curves, of these ids; curves go with their nodes. */
export function without(map: MakerDocument, ids: readonly string[]): MakerDocument {
  const isGone = (id: string) => ids.includes(id)
  return {
    ...map,
    nodes: map.nodes.filter(({ id }) => !isGone(id)),
    curves: map.curves.filter(({ id, ids: { source, target } }) => ![id, source, target].some(isGone)),
  }
}

const moved = ({ x, y }: MakerPoint, [right, down]: Point): MakerPoint => ({ x: x + right, y: y + down })
const apart = (to: MakerPoint, [x, y]: Point): Point => [x - to.x, y - to.y]

/**
 * Returns the map with the ends of its curves at the centers of their nodes; handles keep their offset to
 * their ends.
 */
export function attached(map: MakerDocument, touched?: ReadonlySet<string>): MakerDocument {
  const nodes = new Map(map.nodes.map((node) => [node.id, node]))
  const end = (id: string, at: MakerPoint): Point => {
    const node = nodes.get(id)
    return node === undefined ? [0, 0] : apart(at, centerOf(map.styles, node))
  }
  const curves = map.curves.map((curve): MakerCurve => {
    const { ids, points } = curve
    if (touched !== undefined && !touched.has(ids.source) && !touched.has(ids.target)) return curve
    const [from, to] = [end(ids.source, points.source), end(ids.target, points.target)]
    if ([...from, ...to].every((part) => part === 0)) return curve
    return {
      ...curve,
      points: {
        source: moved(points.source, from),
        sourceHandle: moved(points.sourceHandle, from),
        target: moved(points.target, to),
        targetHandle: moved(points.targetHandle, to),
      },
    }
  })
  return { ...map, curves }
}

/** Returns the map with nodes placed at these corners, and their curves with them. */
export function placed(map: MakerDocument, corners: ReadonlyMap<string, Point>): MakerDocument {
  const nodes = map.nodes.map((node): MakerNode => {
    const corner = corners.get(node.id)
    if (corner === undefined) return node
    const [left, top] = [Math.round(corner[0]), Math.round(corner[1])]
    return { ...node, style: { ...node.style, left, top } }
  })
  return attached({ ...map, nodes }, new Set(corners.keys()))
}

/** Returns the corners of nodes, for `placed`. */
export const cornersOf = (map: MakerDocument, ids: readonly string[]): ReadonlyMap<string, Point> =>
  new Map(
    map.nodes
      .filter(({ id }) => ids.includes(id))
      .map(({ id, style }) => [id, [style.left, style.top] as const]),
  )

const joins = ({ ids }: MakerCurve, one: string, other: string) =>
  (ids.source === one && ids.target === other) || (ids.source === other && ids.target === one)

/** Returns the map with a curve between two nodes; the same where there is one in either direction. */
export function joined(map: MakerDocument, source: string, target: string): MakerDocument {
  const [from, to] = [source, target].map((id) => map.nodes.find((node) => node.id === id))
  if (from === undefined || to === undefined || from === to) return map
  if (map.curves.some((curve) => joins(curve, source, target))) return map
  const [[x0, y0], [x1, y1]] = [centerOf(map.styles, from), centerOf(map.styles, to)]
  // It bends: each handle has the height of the opposite end.
  const curve: MakerCurve = {
    id: freeId(map, 'curve'),
    ids: { source, target },
    points: {
      source: { x: x0, y: y0 },
      target: { x: x1, y: y1 },
      sourceHandle: { x: Math.round(x0 + (x1 - x0) / 3), y: y1 },
      targetHandle: { x: Math.round(x0 + ((x1 - x0) * 2) / 3), y: y0 },
    },
  }
  return { ...map, curves: [...map.curves, curve] }
}

/** Returns the map without the curve between two nodes. */
export function cut(map: MakerDocument, one: string, other: string): MakerDocument {
  const curves = map.curves.filter((curve) => !joins(curve, one, other))
  return curves.length === map.curves.length ? map : { ...map, curves }
}

export type Handle = 'sourceHandle' | 'targetHandle'

/** Returns the map with a handle of a curve at a point. */
export const bent = (
  map: MakerDocument,
  id: string,
  [handle, [x, y]]: readonly [Handle, Point],
): MakerDocument => ({
  ...map,
  curves: map.curves.map((curve) =>
    curve.id === id
      ? { ...curve, points: { ...curve.points, [handle]: { x: Math.round(x), y: Math.round(y) } } }
      : curve,
  ),
})

/** Returns the map with fields of a node changed; the path spaces to a site follow its name. */
export function withFields(map: MakerDocument, id: string, fields: Partial<MakerNode>): MakerDocument {
  const before = map.nodes.find((node) => node.id === id)?.name
  const { name } = fields
  const named = (one: string) => (one === before && name !== undefined && name !== '' ? name : one)
  const nodes = map.nodes.map((node): MakerNode => {
    if (node.id === id) return { ...node, ...fields }
    const { route } = node
    if (route === undefined || (named(route.from) === route.from && named(route.to) === route.to)) return node
    return { ...node, route: { ...route, from: named(route.from), to: named(route.to) } }
  })
  return attached({ ...map, nodes }, new Set([id]))
}

/** Where nodes are brought into line: at a side, or at the middle, of all of them. */
export type Line = 'left' | 'center' | 'top' | 'middle'

/** Returns the map with nodes in line. */
export function aligned(map: MakerDocument, ids: readonly string[], line: Line): MakerDocument {
  const nodes = map.nodes.filter(({ id }) => ids.includes(id))
  const axis = line === 'left' || line === 'center' ? 0 : 1
  const isCentered = line === 'center' || line === 'middle'
  const offsets = nodes.map((node) => {
    const { left, top } = node.style
    const corner: Point = [left, top]
    const center = centerOf(map.styles, node)
    return { id: node.id, corner, at: (isCentered ? center : corner)[axis] ?? 0 }
  })
  const all = offsets.map(({ at }) => at)
  const to = isCentered
    ? Math.round(all.reduce((sum, at) => sum + at, 0) / Math.max(1, all.length))
    : Math.min(...all)
  return placed(
    map,
    new Map(
      offsets.map(({ id, corner: [x, y], at }): [string, Point] => [
        id,
        axis === 0 ? [x + to - at, y] : [x, y + to - at],
      ]),
    ),
  )
}
