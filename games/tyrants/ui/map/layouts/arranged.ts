import type { MapData } from '../../../rules/facts/map-data'
import type { Point } from '../map-place'

/** Fewer places than these span no drawing that others could be put into. */
const LEAST_PLACED = 3
/** How far the sites of a map without a drawing stand from its middle, for each of them. */
const APART = 40
/** How many rounds place each location between its neighbors: enough for the layout to settle. */
const ROUNDS = 100

/**
 * Returns where the locations of a map lie: each as the map says, and those it says nothing of between their
 * neighbors; where it says nothing at all, the sites stand in a ring, each beside one that it is linked to.
 */
export function arranged({ locations, links }: Pick<MapData, 'locations' | 'links'>): readonly Point[] {
  const placed = locations.flatMap(({ name, at }) => (at === undefined ? [] : [[name, at] as const]))
  const fixed: ReadonlyMap<string, Point> =
    placed.length < LEAST_PLACED ? ring({ locations, links }) : new Map(placed)
  if (fixed.size === locations.length) return locations.map(({ name }) => fixed.get(name) ?? [0, 0])
  const neighbors = neighborsIn(links)
  const points = new Map<string, Point>(locations.map(({ name }) => [name, fixed.get(name) ?? [0, 0]]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name } of locations)
      if (!fixed.has(name))
        points.set(name, middle((neighbors.get(name) ?? []).map((next) => points.get(next) ?? [0, 0])))
  return locations.map(({ name }) => points.get(name) ?? [0, 0])
}

const middle = (points: readonly Point[]): Point => {
  const share = (axis: 0 | 1) =>
    Math.round(points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length))
  return [share(0), share(1)]
}

/** The sites around the middle, wider than high, in the order in which one comes to them. */
function ring({ locations, links }: Pick<MapData, 'locations' | 'links'>): ReadonlyMap<string, Point> {
  const paths = new Set(locations.filter(({ kind }) => kind === 'path').map(({ name }) => name))
  const sites = walked(
    locations.map(({ name }) => name),
    neighborsIn(links),
  ).filter((name) => !paths.has(name))
  const radius = Math.max(LEAST_PLACED, sites.length) * APART
  return new Map(
    sites.map((name, index) => {
      const angle = (2 * Math.PI * index) / sites.length
      return [name, [Math.round(1.6 * radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]]
    }),
  )
}

/** All names, each after one that it is linked to where there is one. */
function walked(
  names: readonly string[],
  neighbors: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const order = new Set<string>()
  const open = names.toReversed()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (order.has(name)) continue
    order.add(name)
    open.push(...(neighbors.get(name) ?? []))
  }
  return [...order]
}

function neighborsIn(links: MapData['links']): ReadonlyMap<string, readonly string[]> {
  const neighbors = new Map<string, string[]>()
  const add = (name: string, next: string) => neighbors.set(name, [...(neighbors.get(name) ?? []), next])
  for (const [one, other] of links) {
    add(one, other)
    add(other, one)
  }
  return neighbors
}
