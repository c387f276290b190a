import { defined, type Random } from '@parlour/kernel'
import { checkedMap } from './checked-map'
import { LAYOUTS, type Slot } from './layouts'
import { edgeOf, laidTiles, type LaidTile, mapOfTiles, tileBeyond } from './map-of-tiles'
import { DIRECTIONS, type LayoutName } from './names'
import type { HexTile, TileLayout } from './tile-data'
import { piecesOfTiles } from './tile-pieces'
import { GAME_TILES } from './tiles'

const ROTATIONS = [0, 1, 2, 3, 4, 5] as const

/** What a layout is dealt with. */
export interface Deal {
  readonly layout: LayoutName
  readonly prune: boolean
  /** Tiles beside those of the game; each goes with those of its category. */
  readonly own?: HexTile[] | undefined
  /** By slot: tiles that are not dealt but fixed, with their rotation. */
  readonly fixedTiles?: readonly (LaidHere | undefined)[]
}

type LaidHere = TileLayout['tiles'][number]

/**
 * Returns a random unused tile of its pool for each slot, turned as they are at first (rules: tyrants 15.1).
 */
export function dealtLayout({ layout, prune, own, fixedTiles = [] }: Deal, random: Random): TileLayout {
  const { slots, pool } = LAYOUTS[layout]
  const used = new Set(fixedTiles.flatMap((one) => one?.tile ?? []))
  const tiles = slots.map(({ category }, at) => {
    const here = fixedTiles[at]
    if (here !== undefined) return here
    const free = poolOf(category, pool[category], own).filter((id) => !used.has(id))
    const tile = free[random.below(free.length)] ?? ''
    used.add(tile)
    return { tile, rotation: 0 }
  })
  const turned = turnedAtFirst({ layout, prune, tiles, ...defined({ own }) })
  return withRotations(
    turned,
    fixedTiles.map((one) => one?.rotation),
  )
}

function poolOf(category: Slot['category'], count: number, own: readonly HexTile[] = []): readonly string[] {
  const ids = (tiles: readonly HexTile[]) =>
    tiles.filter((tile) => tile.category === category).map(({ id }) => id)
  return [...ids(GAME_TILES).slice(0, count), ...ids(own)]
}

/**
 * Returns the layout with its tiles turned in the order of the slots, each to the first rotation with the
 * most links to those before it; the first stays as it is (rules: tyrants 15.1). What comes of it may fall
 * apart.
 * @internal
 */
export function turnedAtFirst(layout: TileLayout): TileLayout {
  const laid = laidTiles(layout)
  const turned: LaidTile[] = []
  for (const [at, one] of laid.entries()) {
    const linksAt = (rotation: number) => linksTo(turned, { ...one, rotation })
    const best = ROTATIONS.reduce(
      (most, rotation) => (linksAt(rotation) > linksAt(most) ? rotation : most),
      0,
    )
    turned.push({ ...one, rotation: at === 0 ? 0 : best })
  }
  return withRotations(
    layout,
    turned.map(({ rotation }) => rotation),
  )
}

/** Returns how many edges of a tile link it to others. */
function linksTo(others: readonly LaidTile[], one: LaidTile): number {
  return DIRECTIONS.filter((_, direction) => {
    const beyond = tileBeyond(others, one.slot, direction)
    return (
      beyond !== undefined &&
      edgeOf(one, direction) !== undefined &&
      edgeOf(beyond, (direction + 3) % 6) !== undefined
    )
  }).length
}

/** Returns the layout with its tiles turned so; what is left out stays as it is. */
export const withRotations = (
  layout: TileLayout,
  rotations: readonly (number | undefined)[],
): TileLayout => ({
  ...layout,
  tiles: layout.tiles.map((one, at) => ({ ...one, rotation: rotations[at] ?? one.rotation })),
})

/**
 * Returns into how many pieces the map of a layout falls: 1 when all is connected.
 * @internal
 */
export const piecesIn = (layout: TileLayout): number => piecesOfTiles(laidTiles(layout), layout)

/**
 * Returns the layout with as few tiles turned as it takes to connect all locations: one after the other, each
 * time the turn that leaves the fewest pieces. Undefined where none does.
 */
export function connected(layout: TileLayout): TileLayout | undefined {
  const laid = laidTiles(layout)
  let [best, pieces] = [laid, piecesOfTiles(laid, layout)]
  while (pieces > 1) {
    const next = fewestPieces(best, layout)
    if (next.pieces >= pieces) return undefined
    best = next.laid
    pieces = next.pieces
  }
  if (best === laid) return layout
  return withRotations(
    layout,
    best.map(({ rotation }) => rotation),
  )
}

function fewestPieces(laid: readonly LaidTile[], layout: TileLayout) {
  const turns = laid.flatMap((_, at) =>
    ROTATIONS.map((rotation) => {
      const turned = laid.map((one, other) => (other === at ? { ...one, rotation } : one))
      return { laid: turned, pieces: piecesOfTiles(turned, layout) }
    }),
  )
  return turns.reduce((best, turn) => (turn.pieces < best.pieces ? turn : best))
}

/** A layout on which all is connected, and what it took. */
export interface ConnectedLayout {
  readonly layout: TileLayout
  /** How often tiles were dealt again. */
  readonly again: number
  /** Why they were first dealt again, though they were connected. */
  readonly why?: string
  /** Players' own tiles were left out in the end. */
  readonly isWithoutOwn?: true
  /** Tiles were turned beyond their first turning. */
  readonly turned: boolean
}

/** How often a layout is dealt again before players' own tiles are left out. */
const MOST_DEALS = 30

/**
 * Returns the layout with all connected: turned, or dealt again where that does not help (rules: tyrants
 * 15.4).
 */
export function madeConnected(first: TileLayout, random: Random): ConnectedLayout {
  let layout = first
  let why: string | undefined
  for (let again = 0; ; again++) {
    const whole = connected(layout)
    // Own tiles may hold too few start sites, or too many white troops.
    const [problem] = whole === undefined ? [] : checkedMap(mapOfTiles(whole)).problems
    if (whole !== undefined && problem === undefined)
      return {
        layout: whole,
        again,
        turned: whole !== layout,
        ...defined({ why }),
        ...(first.own === undefined || layout.own !== undefined ? {} : { isWithoutOwn: true }),
      }
    why ??= problem
    const { own, ...others } = layout
    layout = dealtLayout(again < MOST_DEALS ? { ...others, own } : others, random)
  }
}
