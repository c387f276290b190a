import { describe, expect, it } from 'vitest'
import { checkedMap } from './checked-map'
import type { LocationData, MapData } from './map-data'
import { MAP_NAMES } from './names'
import { WORLD_MAPS } from './world-maps'

const site = (name: string, more: Partial<LocationData> = {}): LocationData => ({
  name,
  kind: 'minor',
  spaces: 4,
  white: 0,
  points: 2,
  start: true,
  at: [0, 0],
  ...more,
})
const path = (name: string, more: Partial<LocationData> = {}): LocationData =>
  site(name, { kind: 'path', spaces: 1, points: 0, start: false, ...more })

/** Two start sites and a path space between them. */
const small: MapData = {
  name: 'Small',
  players: 2,
  locations: [site('East'), site('West'), path('middle')],
  links: [
    ['East', 'middle'],
    ['middle', 'West'],
  ],
}
const problemsOf = (more: Partial<Record<keyof MapData, unknown>>) =>
  checkedMap({ ...small, ...more }).problems
const withThird = (place: LocationData) => problemsOf({ locations: [...small.locations.slice(0, 2), place] })

describe('the check of a map', () => {
  it.each(MAP_NAMES)('finds nothing wrong with %s', (name) => {
    const data: unknown = JSON.parse(JSON.stringify(WORLD_MAPS.get(name)))
    expect(checkedMap(data, { isDrawn: false })).toEqual({ map: WORLD_MAPS.get(name), problems: [] })
  })
  it('takes a small map that has all it needs', () => {
    expect(checkedMap(small)).toEqual({ map: small, problems: [] })
  })
  it('says what is not a map', () => {
    for (const value of [undefined, null, 7, 'map', [], {}, { ...small, locations: 'none' }]) {
      const { map, problems } = checkedMap(value)
      expect(map).toBeUndefined()
      expect(problems[0]).toMatch(/^This is not a map[:.]/)
    }
    expect(problemsOf({ locations: [site('East', { spaces: 0 })] })[0]).toContain('locations 1 spaces')
    expect(problemsOf({ players: 5, locations: [site('East', { kind: 'x' as 'minor' })] })).toEqual([
      "This is not a map: 'players' must be at most 4. 'locations 1 kind' must be one of major, minor, path.",
    ])
  })
  it('takes no names without letters, with invisible characters or of many letters', () => {
    expect(withThird(path('  '))[0]).toContain('Every name needs a letter at least.')
    for (const spoilt of ['a\nb', 'a\u2028b', 'a\u202Eb', 'a\u115Fb'])
      expect(withThird(path(spoilt))[0]).toContain('one line without invisible characters')
    expect(withThird(path('x'.repeat(61)))[0]).toContain('60 letters at most')
  })
  it('finds double names', () => {
    expect(withThird(path('East'))).toContain("Two locations have the same name: 'East'.")
  })
  it('finds links to nothing, to oneself and made twice', () => {
    expect(problemsOf({ links: [...small.links, ['East', 'North']] })).toEqual([
      "Links lead to locations that do not exist: 'North'.",
    ])
    expect(problemsOf({ links: [...small.links, ['East', 'East']] })).toEqual([
      "A location is linked to itself: 'East'.",
    ])
    expect(problemsOf({ links: [...small.links, ['middle', 'East']] })).toEqual([
      "Two locations are linked twice: 'East to middle'.",
    ])
  })
  it('finds a board that falls apart', () => {
    expect(problemsOf({ links: [['East', 'middle']] })).toEqual([
      "The board falls apart into 2 pieces; cut off from the largest: 'West'.",
    ])
  })
  it('finds missing start sites and spaces', () => {
    const without = small.locations.map((place) => ({ ...place, start: false }))
    expect(problemsOf({ locations: without })).toEqual(['No site is a start site.'])
    expect(problemsOf({ players: 3 })).toEqual([
      'There are too few start sites: 2 for 3 players.',
      'There are too few spaces: 9 without a white troop, and 3 players need 12.',
    ])
    expect(withThird(site('middle', { white: 4 }))).toEqual([
      "'middle' is a start site without room: white troops fill it.",
    ])
  })
  it('finds more white troops than the bank has', () => {
    const full = Array.from({ length: 10 }, (_, at) => site(`full ${at}`, { spaces: 12, white: 11 }))
    const links = full.map(({ name }) => ['East', name])
    const problems = problemsOf({
      locations: [...small.locations, ...full],
      links: [...small.links, ...links],
    })
    expect(problems).toEqual(['There are too many white troops: 110, and the bank has 80.'])
  })
  it('finds what a location cannot have', () => {
    expect(withThird(path('middle', { white: 2, spaces: 1 }))[0]).toContain(
      'more white troops than spaces: 2 in 1',
    )
    expect(withThird(path('middle', { spaces: 2, points: 1, start: true }))).toHaveLength(3)
    expect(withThird(site('middle', { kind: 'major' }))[0]).toContain('needs a control marker')
    const marker = { influence: 1, total: { influence: 1, points: 1 } }
    expect(withThird(site('middle', { marker }))[0]).toContain('which only major sites have')
    expect(withThird(site('middle', { gem: true }))[0]).toContain('gems lie on path spaces only')
  })
  it('finds curves without a link, triads of nothing, and locations that are not drawn', () => {
    const handles = [
      [0, 0],
      [1, 1],
    ]
    expect(problemsOf({ curves: [{ ends: ['East', 'West'], handles }] })).toEqual([
      "A curve is drawn where there is no link: 'East to West'.",
    ])
    const pays = { influence: 1, power: 0, points: 0 }
    const triad = { sites: ['East', 'West', 'middle'], presence: pays, control: pays, total: pays }
    expect(problemsOf({ triads: [triad] })).toEqual(["A triad names sites that do not exist: 'middle'."])
    const { at: _, ...undrawn } = path('middle')
    expect(withThird(undrawn)).toEqual(["A location has no place on the drawing: 'middle'."])
  })
})
