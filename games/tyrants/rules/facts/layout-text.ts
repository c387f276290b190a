import type { TileLayout } from './tile-data'

/** Returns a layout as text, to be pasted elsewhere (rules: tyrants 15.10); `readLayoutCode` reads it. */
export const layoutText = ({ layout, tiles }: Pick<TileLayout, 'layout' | 'tiles'>): string =>
  `${layout}:${tiles.map(({ tile, rotation }) => `${tile}r${rotation}`).join(',')}`
