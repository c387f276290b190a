import { describe, expect, it } from 'vitest'
import type { MapData } from '../facts/map-data'
import { open } from '../testing/open'
import { smallMap } from '../testing/own-maps'

const pays = (count: number) => ({ influence: count, power: count, points: count })
/** The small map with an end that holds a gem, and a triad. */
const map: MapData = {
  ...smallMap,
  locations: [
    ...smallMap.locations,
    { name: 'end', kind: 'path', spaces: 1, white: 0, points: 0, start: false, gem: true, at: [500, 100] },
  ],
  links: [...smallMap.links, ['East', 'end']],
  triads: [{ sites: ['East', 'West', 'Hall'], presence: pays(1), control: pays(2), total: pays(3) }],
}
const players = ['ann', 'bob']
const at = (sites: object, ann: object = {}) =>
  open({ players, map, sites, ann: { hand: ['Noble'], ...ann }, bob: { hand: ['Noble'] } }, { checks: true })
const offers = (table: ReturnType<typeof at>, word: string): boolean =>
  JSON.stringify(table.pending[0]?.choices).includes(word)
const counters = (table: ReturnType<typeof at>) => {
  const [{ power, influence, points, gems } = { power: 0, influence: 0, points: 0 }] =
    table.view('ann').players
  return { power, influence, points, gems }
}

describe('a gem', () => {
  it('is taken for 1 power at a site with an own troop, and only once', () => {
    const table = at({ end: { troops: ['ann'] } }, { power: 3 })
    expect(table.view('bob').places[4]?.gem).toBe(true)
    expect(table.pending[0]?.choices).toContainEqual(
      expect.objectContaining({
        choices: [expect.objectContaining({ title: 'Acquire Gem', subtitles: ['costs 1 power'] })],
      }),
    )
    table.answer('ann', 'Gem (×0).Acquire Gem')
    expect(counters(table)).toMatchObject({ power: 2, gems: 1 })
    expect(table.view('bob').places[4]?.gem).toBeUndefined()
    expect(offers(table, 'Gem')).toBe(false)
  })
  it('is not offered without power, or without an own troop there', () => {
    expect(offers(at({ end: { troops: ['ann'] } }), 'Acquire Gem')).toBe(false)
    expect(offers(at({ end: { troops: ['bob'] } }, { power: 3 }), 'Acquire Gem')).toBe(false)
  })
  it('is spent from the next turn on, for 3 power or 3 influence', () => {
    const table = at({ end: { troops: ['ann'] } }, { power: 1 })
    table.answer('ann', 'Gem (×0).Acquire Gem')
    expect(offers(table, 'Spend Gem')).toBe(false)
    table.answer('ann', 'Pass')
    table.answer('bob', 'Pass')
    expect(offers(table, 'Spend Gem for Influence')).toBe(true)
    const { power } = counters(table)
    table.answer('ann', 'Gem (×1).Spend Gem for Power (+3 power)')
    expect(counters(table)).toMatchObject({ power: power + 3, gems: 0 })
    expect(offers(table, 'Spend Gem')).toBe(false)
  })
})

describe('a triad', () => {
  const one = {
    East: { troops: ['ann', 'neutral'] },
    West: { troops: ['ann'] },
    Hall: { troops: ['ann', 'bob'] },
  }

  it('pays its best tier alone at the start of a turn', () => {
    expect(counters(at({ ...one, East: { troops: ['neutral'] } }))).toMatchObject({ power: 0, points: 0 })
    expect(counters(at(one))).toMatchObject({ power: 1, influence: 1, points: 1 })
    const sites = { ...one, East: { troops: ['ann'] }, Hall: { troops: ['ann'] } }
    expect(counters(at(sites))).toMatchObject({ power: 2, influence: 2 + 1, points: 2 })
    const all = {
      East: { troops: ['ann', 'ann', 'ann', 'ann'] },
      West: { troops: ['ann', 'ann', 'ann', 'ann'] },
      Hall: { troops: ['ann', 'ann', 'ann'] },
    }
    expect(counters(at(all))).toMatchObject({ power: 3, influence: 3 + 1, points: 3 })
  })
  it('pays again for a deployment that raises the tier, and not for any other', () => {
    const table = at({ ...one, East: { troops: ['ann'] } }, { power: 5 })
    const before = counters(table)
    table.answer('ann', [{ action: 'place-troop-with-power', location: 'way' }])
    expect(counters(table)).toMatchObject({ power: before.power - 1, points: before.points })
    table.answer('ann', [{ action: 'place-troop-with-power', location: 'Hall' }])
    expect(counters(table)).toMatchObject({ power: before.power - 2 + 2, points: before.points + 2 })
  })
})

describe('a game in which nobody has a card left', () => {
  const start = [...Array.from({ length: 7 }, () => 'Noble'), 'Soldier', 'Soldier', 'Soldier']
  const inside = { innerCircle: start, hand: [], deck: [] }
  const afterPass = (sites: object, power: number, first: readonly string[] = []) => {
    const table = open({ players, map, sites, ann: { ...inside, power }, bob: inside })
    for (const answer of [...first, 'Pass']) table.answer('ann', answer)
    return table
  }

  it('continues for a player who has a gem to spend', () => {
    const table = afterPass({ end: { troops: ['ann'] } }, 2, ['Gem (×0).Acquire Gem'])
    expect(table.outcome).toBeUndefined()
    expect(offers(table, 'Spend Gem for Power')).toBe(true)
  })
  it('continues for a player to whom a triad pays a troop', () => {
    const sites = { East: { troops: ['ann'] }, West: { troops: ['ann'] }, Hall: { troops: ['ann', 'bob'] } }
    const table = afterPass(sites, 1)
    expect(table.outcome).toBeUndefined()
    expect(offers(table, 'Deploy a Troop')).toBe(true)
  })
  it('ends with its round where nobody has anything', () => {
    expect(afterPass({ West: { troops: ['ann'] } }, 1).outcome?.winners).toEqual(['ann'])
  })
})
