import { expect, it } from 'vitest'
import { hexTileProblems } from './hex-tile-problems'
import { hexMapWarnings } from './map-options'
import type { HexTile } from './tile-data'
import { GAME_TILES, tileNamed } from './tiles'

const place = (id: string): HexTile['locations'][number] => ({
  id,
  kind: 'path',
  spaces: 1,
  white: 0,
  points: 0,
  start: false,
  at: [0.5, 0.5],
})
const gates: HexTile = {
  id: 'Gates',
  category: 'C',
  region: 'Salt Gates',
  locations: [{ ...place('hall'), name: 'Salt Hall', kind: 'minor', spaces: 3 }, place('way'), place('far')],
  links: [
    ['hall', 'way'],
    ['way', 'far'],
  ],
  edges: { N: 'hall', S: 'far' },
}
const warnings = (own: HexTile[], prune = false) =>
  hexMapWarnings({ layout: 'demonweb-2h', prune, code: '', own }, 2).map(({ text }) => text)

it('nothing is wrong with the tiles of the game, but for those with a site that nothing reaches', () => {
  const wrong = GAME_TILES.filter((tile) => hexTileProblems(tile, false).length > 0)
  expect(wrong.map(({ id }) => id)).toEqual(['X1', 'X2'])
  expect(hexTileProblems(gates, false)).toEqual([])
})

it('the lobby says of an own tile what is wrong with it', () => {
  const [hall = place('hall'), way = place('way'), far = place('far')] = gates.locations
  const said = (more: Partial<HexTile>) => warnings([{ ...gates, ...more }])
  expect(said({})).toEqual([])
  expect(
    said({
      links: [
        ['hall', 'way'],
        ['way', 'far'],
        ['far', 'deep'],
      ],
    }),
  ).toEqual(["The tile 'Salt Gates': Links lead to locations that do not exist: 'deep'"])
  expect(
    said({
      links: [
        ['hall', 'way'],
        ['way', 'far'],
        ['far', 'way'],
      ],
    }),
  ).toEqual(["The tile 'Salt Gates': Two locations are linked twice: 'far to way'"])
  expect(said({ edges: { ...gates.edges, NE: 'deep' } })).toEqual([
    "The tile 'Salt Gates': An edge leads to 'deep', which does not exist",
  ])
  expect(said({ locations: [hall, way, far, way] })[0]).toContain("have the same name: 'way'")
  expect(said({ locations: [{ ...hall, white: 4 }, way, far] })[0]).toContain(
    "'Salt Hall' has more white troops",
  )
  expect(said({ id: 'A1' })).toEqual(["The tile 'Salt Gates': Another tile has the id A1"])
  expect(warnings([gates, gates])[0]).toContain('Another tile has the id Gates')
})

it('and which of its locations nothing can ever reach', () => {
  const lonely = (more: Partial<HexTile>, prune = false) => warnings([{ ...gates, ...more }], prune)
  expect(lonely({ links: [['way', 'far']], edges: { S: 'far' } })).toEqual([
    "The tile 'Salt Gates': 'Salt Hall' cannot be reached from its edges",
  ])
  const tunnels = { links: [['way', 'far']], edges: { N: 'hall' } } satisfies Partial<HexTile>
  expect(lonely(tunnels)).toEqual(["The tile 'Salt Gates': A tunnel cannot be reached from its edges"])
  expect(lonely(tunnels, true)).toEqual([])
  const barrens = tileNamed('X1')
  expect(warnings(barrens === undefined ? [] : [{ ...barrens, id: 'Barrens' }])[0]).toContain(
    'cannot be reached',
  )
})
