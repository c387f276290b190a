import { expect, test } from 'vitest'
import { connected, newTile, withSite } from './tile-document'
import { withoutPaths, withPaths } from './tile-paths'

test('a kept tile names what each site is connected to, and a drawing says it once', () => {
  const tile = connected(connected(withSite(newTile()), 'site 1', 'site 0'), 'site 0', '_hex4')
  const tileWithPaths = withPaths(tile)
  expect(tileWithPaths.map(({ name, paths }) => [name, paths])).toEqual([
    ['site 0', ['site 1', 'hex4']],
    ['site 1', ['site 0']],
  ])
  expect(withoutPaths(tileWithPaths)).toEqual(tile.sites)
})
