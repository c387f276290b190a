import { expect, it } from 'vitest'
import { connected, newTile, withSpot } from './tile-document'
import { readTile, tileText } from './tile-json'

const tile = connected(withSpot(newTile()), 'site 0', 'spot 0')

it('a tile that is copied comes back', () => {
  expect(readTile(JSON.parse(tileText(tile)))).toEqual({ tile })
})

it('sorts the ends of its connectors', () => {
  const [[one, other] = ['', '']] = tile.connectors
  expect(readTile({ ...tile, connectors: [[other, one]] })).toEqual({ tile })
})

it('what is no tile is refused in a sentence', () => {
  const [site] = tile.sites
  expect(readTile('x').problem).toMatch(/^This is not a tile/)
  expect(readTile({ ...tile, sites: [{ ...site, size: 12 }] }).problem).toBe(
    "This is not a tile: 'sites 1 size' must be at most 9.",
  )
  expect(readTile({ ...tile, sites: [site, site] }).problem).toBe("Two sites are called 'site 0'.")
  expect(readTile({ ...tile, connectors: [['site 0', 'x']] }).problem).toContain('there is no such site')
})

it('markup in a name is a name', () => {
  const name = '<img src=x onerror=alert(1)>'
  expect(readTile({ ...tile, name }).tile?.name).toBe(name)
})

it('a name of which not all can be seen is refused in a sentence', () => {
  const [site] = tile.sites
  const sentence = (where: string) => `This is not a tile: '${where}' may not contain invisible characters.`
  for (const hidden of ['\u202e', '\u200b', '\u3164']) {
    expect(readTile({ ...tile, name: `Gates${hidden}` }).problem).toBe(sentence('name'))
    const sites = [{ ...site, name: `Arch${hidden}` }]
    expect(readTile({ ...tile, sites, connectors: [] }).problem).toBe(sentence('sites 1 name'))
  }
})
