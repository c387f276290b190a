import { defined } from '@parlour/kernel'
import { LAYOUTS } from './layouts'
import { LAYOUT_NAMES } from './names'
import type { HexTile, TileLayout } from './tile-data'
import { tileNamed } from './tiles'

/** What a layout code says: the layout, or why it cannot be read. */
export type ReadCode =
  | { readonly layout: TileLayout; readonly problem?: never }
  | { readonly problem: string; readonly layout?: never }

interface LayoutExtras {
  readonly prune: boolean
  readonly own?: HexTile[] | undefined
}

/** Returns the layout that a text stands for, whatever the text is. */
export function readLayoutCode(text: string, { prune, own }: LayoutExtras): ReadCode {
  const [name = '', list = ''] = text.trim().split(':')
  const layout = LAYOUT_NAMES.find((known) => known === name.trim())
  if (layout === undefined) return { problem: `There is no layout '${name.slice(0, 40)}'` }
  const entries = list.split(',').map((entry) => entry.trim())
  const read = entries.map((entry) => /^(.+)r([0-5])$/.exec(entry))
  const wrong = read.findIndex((match) => match === null)
  if (wrong >= 0)
    return { problem: `'${(entries[wrong] ?? '').slice(0, 40)}' is not a tile with its number of turns` }
  const tiles = read.map((match) => ({ tile: match?.[1] ?? '', rotation: Number(match?.[2] ?? 0) }))
  const problem = problemOf({ layout, prune, tiles, ...defined({ own }) })
  if (problem !== undefined) return { problem }
  return { layout: { layout, prune, tiles, ...defined({ own }) } }
}

function problemOf({ layout, tiles, own }: TileLayout): string | undefined {
  const { slots } = LAYOUTS[layout]
  if (tiles.length !== slots.length)
    return `${layout} takes ${slots.length} tiles, and here are ${tiles.length}`
  const ids = tiles.map(({ tile }) => tile)
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice !== undefined) return `The tile ${twice} lies there twice`
  for (const [at, id] of ids.entries()) {
    const tile = tileNamed(id, own)
    if (tile === undefined) return `There is no tile '${id.slice(0, 40)}'`
    const category = slots[at]?.category
    if (tile.category !== category)
      return `Slot ${at + 1} takes a tile of category ${category ?? ''}, not ${id}`
  }
  return undefined
}
