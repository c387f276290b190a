import { expect, it } from 'vitest'
import { tileProblem } from '../../rules/facts/drawn-tile'
import { tileChecks } from './tile-checks'
import { joinedEdges, SAMPLE_TILES } from './sample-tiles'

it('the sample tiles are whole: nothing on them is cut off or connected twice', () => {
  expect(SAMPLE_TILES.map(({ tile }) => tile.name)).toEqual(['a2', 'b2', 'c1'])
  for (const { tile } of SAMPLE_TILES) {
    expect(tileProblem(tile), tile.name).toBeUndefined()
    expect(
      tileChecks(tile).filter(({ culprit }) => culprit !== undefined),
      tile.name,
    ).toEqual([])
  }
})

it('two tiles are joined where both have a site on the shared edge, as they lie', () => {
  // Unturned, a2 reaches b2 over its NE edge, and c1 has nothing at its NW edge.
  expect(joinedEdges([0, 0, 0])).toEqual([[0, 1]])
  expect(joinedEdges([0, 0, 4])).toEqual([
    [0, 1],
    [0, 2],
  ])
})
