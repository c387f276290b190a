import {
  type Connector,
  type DrawnSite,
  type DrawnTile,
  sortedPair,
  type StandardSite,
} from '../../rules/facts/drawn-tile'
import { DIRECTIONS } from '../../rules/facts/names'
import { edgeNamed } from '../../rules/facts/edge-names'
import type { Point } from '../map/map-place'
import { inTile } from './tile-shape'

/** A tile as it is edited. Every edit returns another one; the same where nothing changes. */
export interface TileDocument extends DrawnTile {
  readonly name: string
}

type NewPart = Partial<Omit<StandardSite, 'kind' | 'name'>>

const NEW_SITE = {
  kind: 'standard',
  size: 1,
  neutrals: 0,
  value: 2,
  start: false,
  major: false,
  token: null,
} as const
const NEW_SPOT = { kind: 'troop-spot', neutrals: 0 } as const

/** Returns the tile that the editor begins with: one site on it. */
export const newTile = (): TileDocument => withSite({ name: 'new-tile', sites: [], connectors: [] })

/** Returns the first free name of a kind: 'site 0', 'site 1' and so on. */
export function freeName(sites: readonly DrawnSite[], kind: 'site' | 'spot'): string {
  const names = new Set(sites.map(({ name }) => name))
  let number = 0
  while (names.has(`${kind} ${number}`)) number += 1
  return `${kind} ${number}`
}

/** Where new sites and spots go: the center first, then around it. */
const NEW_PLACES: readonly Point[] = [[0, 0], ...around(70, 0), ...around(100, Math.PI / 6)]
/** So far apart, one does not lie on another. */
const APART = 55

function around(radius: number, first: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((at): Point => {
    const angle = first + (at * Math.PI) / 3
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))]
  })
}

/** Returns the first place where nothing lies; where the tile is full, the one with the most room. */
function freePlace(sites: readonly DrawnSite[]): Pick<DrawnSite, 'dx' | 'dy'> {
  const roomAt = ([x, y]: Point) => Math.min(APART, ...sites.map(({ dx, dy }) => Math.hypot(dx - x, dy - y)))
  const [dx, dy] = NEW_PLACES.reduce((best, place) => (roomAt(place) > roomAt(best) ? place : best))
  return { dx, dy }
}

export const withSite = (tile: TileDocument): TileDocument => ({
  ...tile,
  sites: [...tile.sites, { ...NEW_SITE, ...freePlace(tile.sites), name: freeName(tile.sites, 'site') }],
})
export const withSpot = (tile: TileDocument): TileDocument => ({
  ...tile,
  sites: [...tile.sites, { ...NEW_SPOT, ...freePlace(tile.sites), name: freeName(tile.sites, 'spot') }],
})

export const siteNamed = (tile: DrawnTile, name: string | undefined): DrawnSite | undefined =>
  tile.sites.find((site) => site.name === name)

const changed = (tile: TileDocument, name: string, to: (site: DrawnSite) => DrawnSite): TileDocument => ({
  ...tile,
  sites: tile.sites.map((site) => (site.name === name ? to(site) : site)),
})

/** Returns the tile with a site at a point, or as near to it as the edges allow. */
export function movedTo(tile: TileDocument, name: string, point: Point): TileDocument {
  const [dx, dy] = inTile(point).map((part) => Math.round(part * 10) / 10)
  const site = siteNamed(tile, name)
  if (site === undefined || dx === undefined || dy === undefined || (site.dx === dx && site.dy === dy))
    return tile
  return changed(tile, name, (one) => ({ ...one, dx, dy }))
}

/** Returns the tile with fields of a site changed. White troops never fill more than its spaces. */
export const withFields = (tile: TileDocument, name: string, fields: NewPart): TileDocument =>
  changed(tile, name, (site) => {
    if (site.kind === 'troop-spot')
      return { ...site, neutrals: Math.min(1, fields.neutrals ?? site.neutrals) }
    const next = { ...site, ...fields }
    return { ...next, neutrals: Math.min(next.neutrals, next.size) }
  })

/** Returns why a site cannot have a name; undefined where it can. */
export function nameProblem(tile: DrawnTile, name: string, wanted: string): string | undefined {
  const plain = wanted.trim()
  if (plain.replaceAll('|', '').trim() === '') return 'Enter a name.'
  if (plain.length > 60) return 'A name has 60 letters at most.'
  if (edgeNamed(plain) !== undefined) return 'This is the name of an edge.'
  if (plain !== name && siteNamed(tile, plain) !== undefined) return 'Another site has this name.'
  return undefined
}

/**
 * Returns the tile with a site renamed, and its connectors with it; the same where the name cannot be had.
 */
export function renamed(tile: TileDocument, name: string, wanted: string): TileDocument {
  const next = wanted.trim()
  if (next === name || nameProblem(tile, name, wanted) !== undefined) return tile
  const end = (one: string) => (one === name ? next : one)
  return {
    ...changed(tile, name, (site) => ({ ...site, name: next })),
    connectors: tile.connectors.map(([one, other]) => sortedPair(end(one), end(other))),
  }
}

/** Returns the tile without a site, and without its connectors. */
export const withoutSite = (tile: TileDocument, name: string): TileDocument => ({
  ...tile,
  sites: tile.sites.filter((site) => site.name !== name),
  connectors: tile.connectors.filter((ends) => !ends.includes(name)),
})

const isPair = ([one, other]: Connector, ends: readonly string[]) =>
  ends.includes(one) && ends.includes(other)

/**
 * Returns the tile with two sites connected, or a site and an edge; the same where they are, or cannot be.
 */
export function connected(tile: TileDocument, one: string, other: string): TileDocument {
  const isEdges = edgeNamed(one) !== undefined && edgeNamed(other) !== undefined
  if (one === other || isEdges || tile.connectors.some((pair) => isPair(pair, [one, other]))) return tile
  return { ...tile, connectors: [...tile.connectors, sortedPair(one, other)] }
}

export const disconnected = (tile: TileDocument, [one, other]: Connector): TileDocument => ({
  ...tile,
  connectors: tile.connectors.filter((pair) => !isPair(pair, [one, other])),
})

/** Returns a site, or an edge, as people read its name. */
export function endWords(name: string): string {
  const edge = edgeNamed(name)
  return edge === undefined ? name.replaceAll('|', ' ') : `edge ${DIRECTIONS[edge] ?? ''}`
}
