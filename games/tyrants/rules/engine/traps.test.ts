import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'
import { changes, scenarios } from '../testing/scenarios'
import { tyrants } from '../tyrants'

const players = ['ann', 'bob']
const of = (name: string, count: number) => Array.from({ length: count }, () => name)

describe('cards are offered by name and resolved by id (trap)', () => {
  it('two Nobles in hand are two choices', () => {
    const table = open({ players, ann: { hand: ['Noble', 'Noble'] } })
    table.answer('ann', { title: 'Play Card', selection: [{ id: 'noble-1' }] })
    expect(table.view('ann').players[0]).toMatchObject({
      hand: [{ id: 'noble-0', name: 'Noble' }],
      played: [{ id: 'noble-1', name: 'Noble' }],
    })
  })
  it('of two copies in the market one is recruited', () => {
    const table = open({ players, ann: { hand: ['Noble'], influence: 2 }, market: ['Advocate', 'Advocate'] })
    table.answer('ann', { title: 'Recruit', selection: [{ id: 'advocate-1' }] })
    expect(table.view('bob').players[0]?.discard).toEqual([{ id: 'advocate-1', name: 'Advocate' }])
  })
  it('of two equal candidates one is promoted', () => {
    const table = open({ players, market: [], ann: { hand: ['Wyrmspeaker', 'Noble', 'Noble', 'Soldier'] } })
    table.answer('ann', 'Play Card.Wyrmspeaker')
    table.answer('ann', { title: 'Play Card', selection: [{ id: 'noble-0' }] })
    table.answer('ann', { title: 'Play Card', selection: [{ id: 'noble-1' }] })
    table.answer('ann', 'Pass')
    table.answer('ann', [{ id: 'noble-1' }])
    expect(table.view('bob').players[0]?.innerCircle).toEqual([{ id: 'noble-1', name: 'Noble' }])
  })
})

it('troops are addressed by location and owner, whatever names hold (trap)', () => {
  const odd = 'bob, "the" o\'neil'
  const table = open({
    players: ['ann', odd],
    ann: { hand: ['Noble'], power: 3 },
    sites: { 'ched-halls a': { troops: [odd] } },
  })
  table.answer('ann', 'Use Power.Assassinate a Troop')
  expect(table.pending[0]?.choices).toContainEqual(
    expect.objectContaining({ title: `ched-halls a, ${odd}`, id: `map.ched-halls a::${odd}` }),
  )
  table.answer('ann', [{ id: `map.ched-halls a::${odd}` }])
  expect(table.differences({ ann: { hand: ['Noble'], trophyHall: [odd] } })).toEqual([])
})

scenarios('a marker changes in the middle of an effect (trap)', {
  'when a troop is moved away': {
    position: {
      ann: { hand: ['Cleric of Loagzed', 'Noble'] },
      sites: { Tsenviilyq: { troops: ['ann', 'bob'] }, 'araum-ched': { troops: [] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cleric of Loagzed', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Cleric of Loagzed'], influence: 1 },
        sites: {
          Tsenviilyq: { troops: ['ann'], control: 'ann' },
          Skullport: { troops: ['2 x neutral', 'bob'] },
        },
      }),
    ],
  },
  'when a troop is supplanted, once': {
    position: {
      ann: { hand: ['Doppelganger', 'Noble'] },
      sites: { Tsenviilyq: { troops: ['ann', 'bob'] }, 'araum-ched': { troops: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Doppelganger' },
      changes({
        ann: { hand: ['Noble'], played: ['Doppelganger'], trophyHall: ['bob'], influence: 1, troops: 37 },
        sites: { Tsenviilyq: { troops: ['ann', 'ann'], control: 'ann' } },
      }),
    ],
  },
  'when a spy is returned': {
    position: {
      ann: { hand: ['Chosen of Lolth', 'Noble'] },
      sites: { Araumycos: { troops: of('ann', 4), spies: ['bob'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Chosen of Lolth', 'spy.Araumycos, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Chosen of Lolth'], influence: 1 },
        sites: { Araumycos: { troops: of('ann', 4), totalControl: 'ann' } },
        bob: { spies: 5 },
      }),
    ],
  },
})

describe('hidden information (trap: hiding happens on the server)', () => {
  const position = {
    players,
    seed: 'a secret seed',
    ann: { hand: ['Blackguard', 'Noble'], deck: ['Soldier', 'Advocate', 'Noble'] },
    marketDeck: ['Deathblade'],
  }
  it('a hand is its owner’s alone; others know deck and hand together, by name', () => {
    const table = open(position)
    const [own, seen] = [table.view('ann').players[0], table.view('bob').players[0]]
    expect(own?.hand?.map(({ name }) => name)).toEqual(['Blackguard', 'Noble'])
    expect(own?.deck).toEqual(['Advocate', 'Noble', 'Soldier'])
    expect(seen?.hand).toBeUndefined()
    expect(seen).toMatchObject({
      handSize: 2,
      deckSize: 3,
      deck: ['Advocate', 'Blackguard', 'Noble', 'Noble', 'Soldier'],
    })
  })
  it('no view holds the seed, the market deck or the id of a face-down card', () => {
    const table = open(position)
    for (const viewer of [undefined, 'bob']) {
      const text = JSON.stringify(table.view(viewer))
      for (const secret of ['a secret seed', 'Deathblade', 'blackguard-', 'soldier-', 'advocate-'])
        expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
    expect(JSON.stringify(table.view('ann'))).not.toContain('soldier-')
  })
  it('open settings hold named keys only', () => {
    const settings = {
      game: 'Tyrants of the Underdark',
      name: 'table',
      seed: 'a secret seed',
      createdTimestamp: 0,
      players: [{ _id: 'a', name: 'ann' }],
      expansions: ['drow', 'dragons'],
      map: 'base-2',
      menzoExtraNeutral: true,
      chooseColors: true,
    } as const
    expect(JSON.stringify(tyrants.openSettings(settings))).not.toContain('secret')
  })
})

describe('Insane Outcasts (rules: tyrants 11.8)', () => {
  it('are in the supply of every game', () => {
    expect(open({ players }).view('ann').outcasts).toMatchObject({ name: 'Insane Outcast', count: 30 })
  })
})

describe('scoring', () => {
  it('adds up cards, trophies, sites and points', () => {
    const table = open({
      players,
      ann: {
        hand: ['Severin Silrajin', 'Red Dragon', 'Red Wyrmling'],
        innerCircle: ['Blue Dragon', 'Black Dragon', 'Dragonclaw'],
        trophyHall: ['neutral', 'neutral', 'bob', 'bob'],
        points: 6,
      },
      sites: { Menzoberranzan: { troops: of('ann', 6) } },
    })
    expect(table.view('bob').players[0]?.score).toEqual({
      deck: 11,
      innerCircle: 18,
      trophyHall: 4,
      control: 8,
      totalControl: 2,
      victoryPoints: 6,
      total: 49,
    })
  })
})

it('the final round is played to its last seat', () => {
  const table = open({
    players: ['ann', 'bob', 'cat'],
    turn: { player: 'bob' },
    bob: { hand: ['Noble'], power: 1, troops: 1 },
  })
  table.answer('bob', { action: 'place-troop-with-power', location: 'Eryndlyn' })
  table.answer('bob', 'Pass')
  expect(table.turn()).toBe('cat')
  table.answer('cat', 'Pass')
  expect(table.outcome).toBeDefined()
})
