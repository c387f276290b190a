import type { MapLayout, MapPlace, Point, TileOutline } from './map-place'
import { alongHandles, type CurveArea, curvePath, openPart, routeCurve, spread } from './route-curve'
import type { Area as Frame } from './map-area'
import { type SiteBox, siteBox } from './site-box'

/** A way between two sites. */
export interface DrawnRoute {
  readonly from: string
  readonly to: string
  /** The `d` of its curve. */
  readonly path: string
  /** The path spaces on it by name, in order. */
  readonly spaces: readonly string[]
}

/** A hex tile as it is drawn. */
export interface TileDrawing {
  readonly id: string
  /** Its outline, for the `points` of a polygon. */
  readonly points: string
  /** The position of its id. */
  readonly at: Point
}

/** Where everything of a map is drawn. */
export interface MapDrawing {
  readonly size: Point
  /** What is drawn of it, with a margin. */
  readonly frame: Frame
  readonly centers: ReadonlyMap<string, Point>
  readonly boxes: ReadonlyMap<string, SiteBox>
  readonly routes: readonly DrawnRoute[]
  readonly tiles: readonly TileDrawing[]
}

/** A way between two sites by what lies on it. */
export interface RouteEnds {
  readonly from: string
  readonly to: string
  readonly spaces: readonly string[]
}

/**
 * The name of a way in a layout.
 * @internal
 */
export const routeKey = ({ from, to }: Pick<RouteEnds, 'from' | 'to'>): string => `${from}|${to}`

/**
 * The ways of a map: one for each route that path spaces lie on, and one for each two sites that lie side by
 * side without a space between them.
 * @internal
 */
export function routesOf(places: readonly MapPlace[]): readonly RouteEnds[] {
  const found = new Map<string, RouteEnds>()
  const byStep = places
    .flatMap(({ name, route }) => (route === undefined ? [] : [{ name, route }]))
    .sort((one, other) => one.route.step - other.route.step)
  for (const { name, route } of byStep) {
    const key = routeKey(route)
    found.set(key, { from: route.from, to: route.to, spaces: [...(found.get(key)?.spaces ?? []), name] })
  }
  return [...found.values(), ...directWays(places)]
}

function directWays(places: readonly MapPlace[]): readonly RouteEnds[] {
  return places.flatMap(({ name, kind, neighbors }, at) =>
    neighbors.flatMap((next): readonly RouteEnds[] => {
      const other = places[next]
      if (next < at || kind === 'path' || other === undefined || other.kind === 'path') return []
      return [{ from: name, to: other.name, spaces: [] }]
    }),
  )
}

/** The ways of a map whose locations all have places of their own: one for each two neighbors. */
function linkWays(places: readonly MapPlace[], { curves = [] }: MapLayout, centers: MapDrawing['centers']) {
  return places.flatMap(({ name, neighbors }, at) =>
    neighbors.flatMap((next): readonly DrawnRoute[] => {
      const other = places[next]
      if (next < at || other === undefined) return []
      const [start = [0, 0], end = [0, 0]] = [centers.get(name), centers.get(other.name)]
      const curve = curves.find(({ ends }) => ends.includes(name) && ends.includes(other.name))
      const handles = curve?.ends[0] === name ? curve.handles : curve?.handles.toReversed()
      const over = handles === undefined ? 'L' : `C${handles.map((point) => point.join(' ')).join(' ')} `
      return [{ from: name, to: other.name, spaces: [], path: `M${start.join(' ')}${over}${end.join(' ')}` }]
    }),
  )
}

/** Draws a map: the boxes of its sites, and its path spaces spread over the open part of their ways. */
export function drawMap(places: readonly MapPlace[], layout: MapLayout): MapDrawing {
  const sites = places.filter(({ kind }) => kind !== 'path')
  const placed = layout.curves === undefined ? sites : places
  const boxes = new Map(sites.map((site) => [site.name, siteBox(site)]))
  const centers = new Map<string, Point>(placed.map(({ name }) => [name, centerOf(layout, name)]))
  const areaOf = (name: string): CurveArea => {
    const { width, height } = boxes.get(name) ?? { width: 0, height: 0 }
    return { center: centerOf(layout, name), width, height }
  }
  const tiles = (layout.tiles ?? []).map(drawnTile)
  const routeWay = (route: RouteEnds): DrawnRoute => {
    const ends = [areaOf(route.from), areaOf(route.to)] as const
    const curve = routeCurve(ends[0].center, ends[1].center, layout.bends[routeKey(route)])
    const points = spread(openPart(curve, ends), route.spaces.length)
    for (const [at, name] of route.spaces.entries()) centers.set(name, points[at] ?? curve.over)
    return { ...route, path: curvePath(curve) }
  }
  const routes =
    layout.curves === undefined ? routesOf(places).map(routeWay) : linkWays(places, layout, centers)
  return { size: layout.size, frame: frameOf(centers, boxes, layout), centers, boxes, routes, tiles }
}

/** The position of its name: the upper left. */
function drawnTile({ id, corners }: TileOutline): TileDrawing {
  const [[x, y] = [0, 0]] = corners.toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
  return { id, points: corners.map((corner) => corner.join(',')).join(' '), at: [x + 6, y + 20] }
}

function centerOf({ at }: MapLayout, name: string): Point {
  const center = at[name]
  if (center === undefined) throw new RangeError(`the layout has no place for '${name}'`)
  return center
}

/** Room around the outermost sites: for a crown above, and for what controls them. */
const MARGIN = { side: 16, top: 34, bottom: 18 }
/** The size of a path space. */
const SPACE = { width: 26, height: 26 }

function frameOf(
  centers: MapDrawing['centers'],
  boxes: MapDrawing['boxes'],
  { tiles = [], curves = [] }: MapLayout,
): Frame {
  const sides = [...centers].map(([name, [x, y]]) => {
    const { width, height } = boxes.get(name) ?? SPACE
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
  })
  const alongCurves = curves.flatMap(({ ends: [from, to], handles }) => {
    const [start, end] = [centers.get(from), centers.get(to)]
    return start === undefined || end === undefined ? [] : alongHandles(start, handles, end)
  })
  for (const [x, y] of [...tiles.flatMap(({ corners }) => corners), ...alongCurves])
    sides.push({ left: x, right: x, top: y, bottom: y })
  const x = Math.min(...sides.map(({ left }) => left)) - MARGIN.side
  const y = Math.min(...sides.map(({ top }) => top)) - MARGIN.top
  return {
    x,
    y,
    width: Math.max(...sides.map(({ right }) => right)) + MARGIN.side - x,
    height: Math.max(...sides.map(({ bottom }) => bottom)) + MARGIN.bottom - y,
  }
}
