import { LAYOUTS, type Slot } from './layouts'
import { neighborsIn } from './map'
import type { LocationData, MapData } from './map-data'
import { type Direction, DIRECTIONS } from './names'
import type { HexTile, TileLayout, Triad } from './tile-data'
import { roundedLength, TILE_BOX, type TilePlace, turnedPoint } from './tile-place'
import { tileNamed } from './tiles'

type Point = readonly [x: number, y: number]

/** A tile as it lies. */
export interface LaidTile extends TilePlace {
  readonly tile: HexTile
}

/** By direction: the slot beyond that edge. */
const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** By direction: where an edge tunnel lies from the location that it leads to. */
const EDGE_TUNNELS: readonly Point[] = [
  [0, -0.25],
  [0.22, -0.12],
  [0.22, 0.12],
  [0, 0.25],
  [-0.22, 0.12],
  [-0.22, -0.12],
]

/**
 * Returns the tiles of a layout as they lie. Throws for a tile that nobody knows, or a wrong number of them.
 */
export function laidTiles({ layout, tiles, own }: TileLayout): readonly LaidTile[] {
  const { slots } = LAYOUTS[layout]
  if (slots.length !== tiles.length) throw new RangeError(`${layout} has ${slots.length} slots`)
  return slots.map((slot, at) => {
    const { tile: id = '', rotation = 0 } = tiles[at] ?? {}
    const tile = tileNamed(id, own)
    if (tile === undefined) throw new RangeError(`there is no tile '${id}'`)
    return { tile, rotation, slot }
  })
}

/**
 * Returns the id of the location that an edge is reached from as the tile lies; undefined where there is
 * none.
 */
export function edgeOf({ tile, rotation }: Omit<LaidTile, 'slot'>, direction: number): string | undefined {
  const own: Direction = DIRECTIONS[(direction - rotation + 6) % 6] ?? 'N'
  return tile.edges[own]
}

/** Returns the tile beyond an edge, or undefined. */
export function tileBeyond(
  laid: readonly LaidTile[],
  { q, r }: Slot,
  direction: number,
): LaidTile | undefined {
  const [right = 0, down = 0] = STEPS[direction] ?? []
  return laid.find(({ slot }) => slot.q === q + right && slot.r === r + down)
}

/**
 * Returns the map that tiles make (rules: tyrants 15). It may fall apart; whoever plays on it asks
 * `checkedMap` first.
 */
export function mapOfTiles(layout: TileLayout): MapData {
  const { locations, links } = netOfTiles(layout)
  return {
    name: layout.layout,
    players: LAYOUTS[layout.layout].players,
    locations: withGems({ locations: labeled(locations), links }),
    links: [...links],
    triads: laidTiles(layout).flatMap(triadOf),
    tiles: layout,
  }
}

/** Returns the locations of that map and the links between them, and nothing else of it. */
export function netOfTiles(layout: TileLayout): Net {
  const laid = laidTiles(layout)
  const joints = laid.flatMap((tile) => jointsOf(laid, tile))
  const whole = {
    locations: [...laid.flatMap(locationsOf), ...joints.flatMap(({ tunnel }) => tunnel ?? [])],
    links: [...laid.flatMap(linksOf), ...joints.map(({ link }) => link)],
  }
  return layout.prune ? pruned(whole) : whole
}

const named = ({ tile }: Pick<LaidTile, 'tile'>, id: string): string => `${tile.id}.${id}`

function locationsOf(laid: LaidTile): readonly LocationData[] {
  const { region, locations } = laid.tile
  return locations.map(({ id, name, at, ...place }) => ({
    ...place,
    name: named(laid, id),
    label: name ?? `${region} tunnel`,
    at: turnedPoint(at, laid),
  }))
}

const linksOf = (laid: LaidTile): MapData['links'] =>
  laid.tile.links.map(([one, other]) => [named(laid, one), named(laid, other)])

/** What lies at an edge of a tile: a link to the tile beyond, or to a tunnel where no tile lies. */
interface Joint {
  readonly link: [string, string]
  readonly tunnel?: LocationData
}

function jointsOf(laid: readonly LaidTile[], one: LaidTile): readonly Joint[] {
  return DIRECTIONS.flatMap((_, direction): readonly Joint[] => {
    const id = edgeOf(one, direction)
    if (id === undefined) return []
    const beyond = tileBeyond(laid, one.slot, direction)
    if (beyond === undefined) return edgeTunnel(one, id, direction)
    const facing = edgeOf(beyond, (direction + 3) % 6)
    // Each edge is looked at from both of its sides: it is one link.
    return facing === undefined || direction >= 3 ? [] : [{ link: [named(one, id), named(beyond, facing)] }]
  })
}

function edgeTunnel(one: LaidTile, id: string, direction: number): readonly Joint[] {
  const place = one.tile.locations.find((location) => location.id === id)
  if (place === undefined) return []
  const [x, y] = turnedPoint(place.at, one)
  const [right, down] = EDGE_TUNNELS[direction] ?? [0, 0]
  const name = named(one, `edge-${DIRECTIONS[direction] ?? ''}`)
  const tunnel: LocationData = {
    name,
    label: `${one.tile.region} edge tunnel`,
    kind: 'path',
    spaces: 1,
    white: 0,
    points: 0,
    start: false,
    at: [roundedLength(x + right * TILE_BOX[0]), roundedLength(y + down * TILE_BOX[1])],
  }
  return [{ link: [named(one, id), name], tunnel }]
}

const triadOf = (laid: LaidTile): readonly Triad[] => {
  const { triad } = laid.tile
  if (triad === undefined) return []
  const [one, two, three] = triad.sites
  return [{ ...triad, sites: [named(laid, one), named(laid, two), named(laid, three)] }]
}

type Net = Pick<MapData, 'locations' | 'links'>

/** Without path spaces that lead nowhere, until there are none (rules: tyrants 15.3). */
function pruned(net: Net): Net {
  const neighbors = neighborsIn(net)
  const isKept = ({ kind }: LocationData, at: number) => kind !== 'path' || (neighbors[at] ?? []).length > 1
  const locations = net.locations.filter(isKept)
  if (locations.length === net.locations.length) return net
  const names = new Set(locations.map(({ name }) => name))
  return pruned({ locations, links: net.links.filter((ends) => ends.every((end) => names.has(end))) })
}

function withGems(net: Net): MapData['locations'] {
  const neighbors = neighborsIn(net)
  return net.locations.map((place, at) =>
    place.kind === 'path' && neighbors[at]?.length === 1 ? { ...place, gem: true } : place,
  )
}

/** Numbers the locations that are called alike (rules: tyrants 15.7). */
function labeled(locations: MapData['locations']): MapData['locations'] {
  const labels = locations.map(({ label, name }) => label ?? name)
  return locations.map((place, at) => {
    const label = labels[at] ?? place.name
    if (labels.filter((other) => other === label).length === 1) return place
    const number = labels.slice(0, at + 1).filter((other) => other === label).length
    return { ...place, label: `${label} ${number}` }
  })
}
