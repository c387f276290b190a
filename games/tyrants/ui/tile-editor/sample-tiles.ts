import { type Connector, type DrawnSite, sortedPair, type StandardSite } from '../../rules/facts/drawn-tile'
import { edgeNamed } from '../../rules/facts/edge-names'
import type { TileDocument } from './tile-document'

/** A sample as it is written down: its sites with what each leads to, other sites and edges. */
interface Sample {
  readonly name: string
  readonly sites: readonly (readonly [site: DrawnSite, paths: readonly string[]])[]
}

const site = (name: string, at: readonly [number, number], more: Partial<StandardSite>): DrawnSite => ({
  kind: 'standard',
  name,
  dx: at[0],
  dy: at[1],
  size: 3,
  neutrals: 0,
  value: 3,
  start: false,
  major: false,
  token: null,
  ...more,
})
const spot = (name: string, dx: number, dy: number): DrawnSite => ({
  kind: 'troop-spot',
  name,
  dx,
  dy,
  neutrals: 0,
})

const SAMPLES: readonly Sample[] = [
  {
    name: 'a2',
    sites: [
      [
        site('Fogtown', [-35, -70], { size: 3, neutrals: 2, value: 4 }),
        ['Gallenghast', 'Darkflame', '_hex0', '_hex5'],
      ],
      [site('Gallenghast', [60, 10], { size: 6, neutrals: 2, value: 2 }), ['Darkflame', '_hex1', '_hex2']],
      [site('Darkflame', [-30, 80], { size: 3, neutrals: 2 }), ['_hex3', '_hex4']],
    ],
  },
  {
    name: 'b2',
    sites: [
      [site('Lolth Shrine', [-2, 20], { size: 4, neutrals: 2, token: 'Tsenviilyq' }), ['Vrith']],
      [site('Vrith', [0, -70], { size: 1, neutrals: 1, value: 2 }), ['_hex0']],
      [spot('b2-troop-a', -90, -35), ['Lolth Shrine', '_hex5']],
      [spot('b2-troop-b', -80, 60), ['Lolth Shrine', '_hex4']],
      [spot('b2-troop-c', 85, -30), ['Lolth Shrine', '_hex1']],
      [spot('b2-troop-d', 80, 55), ['Lolth Shrine', '_hex2']],
    ],
  },
  {
    name: 'c1',
    sites: [
      [site('The Twilight', [-15, -70], { size: 3 }), ['_hex0']],
      [site('Magma Gate', [70, 10], { size: 6, value: 2, start: true }), ['_hex1', '_hex2']],
      [site('Spiral Desert', [-40, 35], { size: 3 }), []],
      [spot('c1-troop-a', -90, -35), ['The Twilight', 'Spiral Desert']],
      [spot('c1-troop-b', -25, 100), ['Spiral Desert', '_hex3']],
      [spot('c1-troop-c', 65, -60), ['The Twilight', 'Magma Gate']],
      [spot('c1-troop-d', 40, 75), ['Magma Gate', 'Spiral Desert']],
    ],
  },
]

const tileOfSample = ({ name, sites }: Sample): TileDocument => ({
  name,
  sites: sites.map(([one]) => one),
  connectors: sites.flatMap(([one, paths]) => paths.map((path): Connector => sortedPair(one.name, path))),
})

/** The sample tiles, and where each lies in their layout, in steps of columns and rows. */
export const SAMPLE_TILES: readonly {
  readonly tile: TileDocument
  readonly at: readonly [number, number]
}[] = [
  [0, 0.5],
  [1, 0],
  [1, 1],
].flatMap(([right = 0, down = 0], index) => {
  const sample = SAMPLES[index]
  return sample === undefined ? [] : [{ tile: tileOfSample(sample), at: [right, down] as const }]
})

/** The step to the tile beyond an edge, clockwise from the top. */
const STEPS = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
] as const

/**
 * Returns the edges of the laid tiles where both sides have a site: the place of the tile, and the edge as it
 * lies.
 */
export function joinedEdges(
  rotations: readonly number[],
): readonly (readonly [tile: number, edge: number])[] {
  const reaches = (at: number, lying: number) => {
    const own = (lying - (rotations[at] ?? 0) + 6) % 6
    return (
      SAMPLE_TILES[at]?.tile.connectors.some((ends) => ends.some((end) => edgeNamed(end) === own)) === true
    )
  }
  return SAMPLE_TILES.flatMap(({ at: [x, y] }, index) =>
    STEPS.flatMap(([right, down], edge) => {
      const beyond = SAMPLE_TILES.findIndex(({ at }) => at[0] === x + right && at[1] === y + down)
      const isJoined = beyond > index && reaches(index, edge) && reaches(beyond, (edge + 3) % 6)
      return isJoined ? [[index, edge] as const] : []
    }),
  )
}
