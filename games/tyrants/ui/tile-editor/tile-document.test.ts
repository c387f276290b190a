import { describe, expect, it } from 'vitest'
import { tileProblem } from '../../rules/facts/drawn-tile'
import { tileChecks } from './tile-checks'
import {
  connected,
  disconnected,
  movedTo,
  nameProblem,
  newTile,
  renamed,
  siteNamed,
  withFields,
  withoutSite,
  withSite,
  withSpot,
} from './tile-document'
import { EDGE_SPOTS, inTile, snapped, turned } from './tile-shape'

const two = withSpot(withSite(newTile()))
const linked = connected(connected(two, 'site 0', 'site 1'), 'site 0', '_hex0')
const wrong = (tile: typeof two) =>
  tileChecks(tile).flatMap(({ culprit, words }) => (culprit === undefined ? [] : [words]))

describe('a tile', () => {
  it('begins with one site, and names what is added by the first free number', () => {
    expect(newTile()).toMatchObject({
      name: 'new-tile',
      connectors: [],
      sites: [{ name: 'site 0', size: 1, neutrals: 0, value: 2 }],
    })
    expect(two.sites.map(({ name }) => name)).toEqual(['site 0', 'site 1', 'spot 0'])
    expect(withSite(withoutSite(two, 'site 0')).sites.map(({ name }) => name)).toEqual([
      'site 1',
      'spot 0',
      'site 0',
    ])
  })

  it('keeps connectors as sorted pairs, each once, none to itself or from edge to edge', () => {
    expect(linked.connectors).toEqual([
      ['site 0', 'site 1'],
      ['_hex0', 'site 0'],
    ])
    for (const [one, other] of [
      ['site 1', 'site 0'],
      ['site 0', 'site 0'],
      ['_hex0', '_hex1'],
    ] as const)
      expect(connected(linked, one, other)).toBe(linked)
    expect(disconnected(linked, ['site 1', 'site 0']).connectors).toEqual([['_hex0', 'site 0']])
  })

  it('takes connectors along when a site is renamed, and away with it when it goes', () => {
    const named = renamed(linked, 'site 0', ' Old|Cistern ')
    expect(named.connectors).toEqual([
      ['Old|Cistern', 'site 1'],
      ['Old|Cistern', '_hex0'],
    ])
    expect(tileProblem(named)).toBeUndefined()
    expect(withoutSite(named, 'Old|Cistern').connectors).toEqual([])
    expect(siteNamed(named, 'site 0')).toBeUndefined()
  })

  it('refuses names that are empty, taken, too long, or of an edge', () => {
    expect(nameProblem(two, 'site 0', ' | ')).toBe('Enter a name.')
    expect(nameProblem(two, 'site 0', 'site 1')).toBe('Another site has this name.')
    expect(nameProblem(two, 'site 0', '_hex3')).toBe('This is the name of an edge.')
    expect(nameProblem(two, 'site 0', 'x'.repeat(61))).toBe('A name has 60 letters at most.')
    expect(nameProblem(two, 'site 0', 'site 0')).toBeUndefined()
    expect(renamed(two, 'site 0', 'site 1')).toBe(two)
  })

  it('never has more neutrals than spaces', () => {
    const full = withFields(withFields(two, 'site 0', { size: 5 }), 'site 0', { neutrals: 9 })
    expect(siteNamed(full, 'site 0')).toMatchObject({ size: 5, neutrals: 5 })
    expect(siteNamed(withFields(full, 'site 0', { size: 2 }), 'site 0')).toMatchObject({ neutrals: 2 })
    expect(siteNamed(withFields(two, 'spot 0', { neutrals: 9 }), 'spot 0')).toMatchObject({ neutrals: 1 })
  })
})

describe('the shape of a tile', () => {
  it('keeps sites inside, wherever they are dragged', () => {
    for (let angle = 0; angle < 360; angle += 15) {
      const far = [900 * Math.cos(angle), 900 * Math.sin(angle)] as const
      const [x, y] = inTile(far)
      expect(Math.abs(y)).toBeLessThanOrEqual(124.1)
      expect(Math.abs(x) * Math.sqrt(3) + Math.abs(y)).toBeLessThanOrEqual(150 * Math.sqrt(3) - 11)
    }
    expect(movedTo(two, 'site 0', [20, -30]).sites[0]).toMatchObject({ dx: 20, dy: -30 })
  })

  it('turns clockwise, and six times round', () => {
    const [x, y] = turned([0, -135], 1)
    expect([Math.round(x), Math.round(y)]).toEqual([117, -68])
    const round = turned(turned([40, 20], 2), 4)
    expect(round[0]).toBeCloseTo(40)
    expect(round[1]).toBeCloseTo(20)
  })

  it('snaps to the grid, and to the middles of edges', () => {
    expect(snapped([21.3, -33])).toEqual([20, -35])
    expect(snapped([3, -120])).toEqual(inTile(EDGE_SPOTS[0] ?? [0, 0]))
  })
})

describe('the checks of a tile', () => {
  it('find sites that nothing reaches, and name the edges in use', () => {
    expect(wrong(newTile())).toEqual([])
    expect(wrong(linked)).toEqual(['spot 0 is reached by no path'])
    expect(tileChecks(linked).at(-1)?.words).toBe('Edges used: N')
    const island = connected(withSpot(linked), 'spot 0', 'spot 1')
    expect(wrong(island)).toEqual(['spot 0 is reached by no path', 'spot 1 is reached by no path'])
    expect(wrong(connected(island, 'spot 1', '_hex4'))).toEqual([])
  })

  it('find an edge that two sites lead to', () => {
    expect(wrong(connected(connected(linked, 'site 1', '_hex0'), 'spot 0', '_hex1'))).toEqual([
      'Two sites lead to edge N',
    ])
  })
})
