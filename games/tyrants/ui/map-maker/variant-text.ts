import { defined } from '@parlour/kernel'
import { partsFrom } from './cut-curve'
import type { MakerCurve, MakerDocument, MakerNode, MakerPoint } from './maker-document'
import { kindOf, locationOf, nameOf } from './map-of-document'
import { boxOf, sizeOf } from './node-box'

/** Returns the text of a map as a variant. */
export function variantText(map: MakerDocument): string {
  const { curves, players } = map
  const [width, height] = sizeOf(map)
  const { background } = map.styles['.map'] ?? {}
  const names = new Map(map.nodes.map((node) => [node.id, nameOf(node)]))
  const neighbors = (id: string) =>
    curves.flatMap(({ ids: { source, target } }) => {
      if (source === id) return [names.get(target) ?? '']
      return target === id ? [names.get(source) ?? ''] : []
    })
  const locations = map.nodes.map((node) => ({ ...variantPlace(map, node), neighbours: neighbors(node.id) }))
  const drawn = variantCurves(curves, (id) => names.get(id))
  const sections = [...new Set(map.nodes.flatMap(({ region }) => region ?? []))].toSorted((a, b) => a - b)
  const startSites = locations.flatMap(({ start, name }) => (start ? [name] : [])).toSorted()
  const whole = {
    players,
    ...(sections.length === 0 ? {} : { sections }),
    width,
    height,
    ...defined({ background }),
    totals: totalsOf(locations, { links: curves.length, curves: drawn.length }),
    startSites,
    locations,
    curves: drawn,
  }
  return JSON.stringify(whole, null, 2)
}

/**
 * Returns the curves of a map, each with what it leads through: parts of one that nobody changed are that one
 * again.
 */
function variantCurves(curves: readonly MakerCurve[], nameOfId: (id: string) => string | undefined) {
  const byId = new Map(curves.map((curve) => [curve.id, curve]))
  const wholes = new Map(
    curves.flatMap((curve) => {
      const parts = partsFrom(curve, byId)
      return parts === undefined ? [] : [[curve.id, parts] as const]
    }),
  )
  const later = new Set([...wholes.values()].flatMap(([, ...others]) => others.map(({ id }) => id)))
  const at = ({ x, y }: MakerPoint) => [x, y]
  return curves.flatMap((curve) => {
    if (later.has(curve.id)) return []
    const parts = wholes.get(curve.id) ?? [curve]
    const { ids, points } = parts.at(-1) ?? curve
    const { sourceHandle, targetHandle } = wholes.has(curve.id) ? (curve.whole ?? curve.points) : curve.points
    return {
      from: nameOfId(curve.ids.source),
      to: nameOfId(ids.target),
      via: parts.slice(1).map((part) => nameOfId(part.ids.source)),
      p0: at(curve.points.source),
      c1: at(sourceHandle),
      c2: at(targetHandle),
      p3: at(points.target),
    }
  })
}

function totalsOf(
  locations: readonly ReturnType<typeof variantPlace>[],
  { links, curves }: { readonly links: number; readonly curves: number },
) {
  const ofKind = (wanted: string) => locations.filter(({ kind }) => kind === wanted).length
  const sum = (of: (place: ReturnType<typeof variantPlace>) => number) =>
    locations.reduce((total, place) => total + of(place), 0)
  return {
    locations: locations.length,
    major: ofKind('major'),
    minor: ofKind('minor'),
    path: ofKind('path'),
    links,
    curves,
    troopSpaces: sum(({ size }) => size),
    whiteTroops: sum(({ neutrals }) => neutrals),
    siteVp: sum(({ points }) => points),
  }
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
    ...defined({ region: node.region, route: node.route }),
    control: marker === undefined ? null : { influence: marker.influence, vp: 0 },
    totalControl:
      marker === undefined ? null : { influence: marker.total.influence, vp: marker.total.points },
    layout: { x: box.left, y: box.top, w: box.width, h: box.height, shape },
  }
}
