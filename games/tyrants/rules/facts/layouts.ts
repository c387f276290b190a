import type { LayoutName } from './names'

/** Where a tile lies in a layout: axial coordinates of flat-topped hexes, q to the right and r down. */
export interface Slot {
  readonly category: 'A' | 'B' | 'C'
  readonly q: number
  readonly r: number
}

/** A layout of hex tiles. */
export interface Layout {
  readonly players: number
  /** In the order in which tiles are dealt and turned. */
  readonly slots: readonly Slot[]
  /** How many of the tiles of each category are among those that are dealt: B2 stands for B1 and B2. */
  readonly pool: Readonly<Record<Slot['category'], number>>
}

const slot = (category: Slot['category'], q: number, r: number): Slot => ({ category, q, r })

/** The layouts of hex maps. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  'demonweb-2s': {
    players: 2,
    pool: { A: 9, B: 2, C: 6 },
    slots: [
      slot('C', 0, -1),
      slot('B', -1, -1),
      slot('C', -1, 0),
      slot('A', 0, 0),
      slot('C', 1, 0),
      slot('B', 1, 1),
      slot('C', 0, 1),
    ],
  },
  'demonweb-2h': {
    players: 2,
    pool: { A: 9, B: 2, C: 6 },
    slots: [
      slot('B', 0, -1),
      slot('C', -1, 0),
      slot('C', 1, -1),
      slot('A', 0, 0),
      slot('C', -1, 1),
      slot('C', 1, 0),
      slot('B', 0, 1),
    ],
  },
  'demonweb-2': {
    players: 2,
    pool: { A: 9, B: 2, C: 6 },
    slots: [
      slot('B', 0, -2),
      slot('C', 0, -1),
      slot('C', 1, -1),
      slot('C', -1, 0),
      slot('A', 0, 0),
      slot('C', 1, 0),
      slot('C', -1, 1),
      slot('C', 0, 1),
      slot('B', 0, 2),
    ],
  },
  'demonweb-3': {
    players: 3,
    pool: { A: 9, B: 3, C: 6 },
    slots: [
      slot('B', 0, -1),
      slot('C', 0, 0),
      slot('C', 0, 1),
      slot('B', 0, 2),
      slot('C', 1, -1),
      slot('A', 1, 0),
      slot('C', 1, 1),
      slot('C', 2, -1),
      slot('C', 2, 0),
      slot('B', 3, -1),
    ],
  },
  'demonweb-4': {
    players: 4,
    pool: { A: 9, B: 6, C: 8 },
    slots: [
      slot('B', -1, -1),
      slot('B', 1, -2),
      slot('C', 0, -1),
      slot('B', -2, 1),
      slot('C', -1, 0),
      slot('A', 0, 0),
      slot('C', 1, -1),
      slot('B', 2, -1),
      slot('C', -1, 1),
      slot('C', 0, 1),
      slot('C', 1, 0),
      slot('B', -1, 2),
      slot('B', 1, 1),
    ],
  },
}
