import { describe, expect, it } from 'vitest'
import { open } from '../testing/open'
import { changes, scenarios } from '../testing/scenarios'

const players = ['ann', 'bob']
const white = (count: number) => Array.from({ length: count }, () => 'neutral')
const of = (name: string, count: number) => Array.from({ length: count }, () => name)

describe('presence', () => {
  const presence = (sites: object) => {
    const { ann } = open({ players, sites }).board()
    return typeof ann === 'object' && ann !== null && 'presence' in ann ? ann.presence : undefined
  }
  it('reaches from a troop to all neighbors', () => {
    expect(presence({})).toEqual(['Ched Nasad', 'araum-ched', 'ched-halls a', 'ched-llace a'])
  })
  it('reaches from a spy to its site alone', () => {
    expect(presence({ 'Ched Nasad': { troops: [] }, Araumycos: { spies: ['ann'] } })).toEqual(['Araumycos'])
  })
})

scenarios('a control marker', {
  'is claimed in your own turn and pays at once': {
    position: {
      ann: { hand: ['Noble'], power: 4 },
      sites: { Menzoberranzan: { troops: [...white(2), ...of('ann', 2), ...of('bob', 2)] } },
    },
    steps: [
      { as: 'ann', pick: { action: 'assassinate-with-power', location: 'Menzoberranzan', owner: 'neutral' } },
      changes({
        ann: { power: 1, trophyHall: ['neutral'] },
        sites: { Menzoberranzan: { troops: ['neutral', '2 x ann', '2 x bob'] } },
      }),
      { as: 'ann', pick: { action: 'place-troop-with-power', location: 'Menzoberranzan' } },
      changes({
        ann: { influence: 1, power: 0, troops: 36 },
        sites: { Menzoberranzan: { troops: ['neutral', ...of('ann', 3), ...of('bob', 2)], control: 'ann' } },
      }),
    ],
  },
  'pays at the start of the turn': {
    position: { ann: { hand: ['Noble'] }, sites: { Tsenviilyq: { troops: of('ann', 2) } } },
    steps: [changes({ ann: { influence: 1 } })],
  },
  'pays at most once per turn, start and claims together (rules: tyrants 11.13)': {
    position: { ann: { hand: ['Noble'], power: 4 }, sites: { Tsenviilyq: { troops: ['ann', 'bob'] } } },
    steps: [
      { as: 'ann', pick: { action: 'assassinate-with-power', location: 'Tsenviilyq', owner: 'bob' } },
      changes({
        ann: { trophyHall: ['bob'], power: 1, influence: 1 },
        sites: { Tsenviilyq: { troops: ['ann'], control: 'ann' } },
      }),
      { as: 'ann', pick: { action: 'place-troop-with-power', location: 'Tsenviilyq' } },
      changes({ ann: { power: 0, troops: 37 }, sites: { Tsenviilyq: { troops: ['2 x ann'] } } }),
    ],
  },
  "pays nothing to the one who gets it in another's turn": {
    position: {
      ann: { hand: ['Noble'], power: 3 },
      sites: {
        Araumycos: { troops: ['ann', 'neutral', 'bob', 'bob'] },
        Tsenviilyq: { troops: ['bob', 'ann'] },
      },
    },
    steps: [
      { as: 'ann', pick: { action: 'assassinate-with-power', location: 'Araumycos', owner: 'bob' } },
      changes({
        ann: { trophyHall: ['bob'], power: 0 },
        sites: { Araumycos: { troops: ['ann', 'neutral', 'bob'], control: undefined } },
      }),
    ],
  },
  'pays its points at the end of the turn for total control': {
    position: { ann: { hand: ['Noble'] }, sites: { Araumycos: { troops: of('ann', 4) } } },
    steps: [
      { as: 'ann', pick: 'Pass' },
      changes({ ann: { hand: 'start', discard: ['Noble'], points: 3, deck: ['4 x Noble'] } }),
    ],
  },
  'pays no points while a spy breaks total control': {
    position: { ann: { hand: ['Noble'] }, sites: { Araumycos: { troops: of('ann', 4), spies: ['bob'] } } },
    steps: [
      changes({ ann: { influence: 1 } }),
      { as: 'ann', pick: 'Pass' },
      changes({ ann: { hand: 'start', discard: ['Noble'], deck: ['4 x Noble'], influence: 0 } }),
    ],
  },
  'gives total control back when the spy is returned': {
    position: {
      ann: { hand: ['Noble'], power: 3 },
      sites: { Araumycos: { troops: of('ann', 4), spies: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: { action: 'return-spy-with-power', location: 'Araumycos', owner: 'bob' } },
      changes({
        ann: { influence: 1, power: 0 },
        sites: { Araumycos: { troops: of('ann', 4), totalControl: 'ann' } },
        bob: { spies: 5 },
      }),
    ],
  },
})

scenarios('an empty barracks (rules: tyrants 11.1)', {
  'deploys nothing and pays nothing': {
    position: { ann: { hand: ['Mercenary Squad', 'Noble'], troops: 0 } },
    steps: [
      { as: 'ann', pick: 'Play Card.Mercenary Squad' },
      changes({ ann: { hand: ['Noble'], played: ['Mercenary Squad'] } }),
    ],
  },
})

scenarios('without a troop on the map (rules: tyrants 11.2)', {
  'one may be deployed anywhere': {
    position: { ann: { hand: ['Noble'], power: 1 }, sites: { 'Ched Nasad': { troops: [] } } },
    steps: [
      { as: 'ann', pick: { action: 'place-troop-with-power', location: 'Skullport' } },
      changes({ ann: { power: 0, troops: 39 }, sites: { Skullport: { troops: ['ann', ...white(2)] } } }),
    ],
  },
})

scenarios('what is returned (rules: tyrants 11.3)', {
  'is never an own piece': {
    position: {
      ann: { hand: ['Chosen of Lolth', 'Noble'] },
      sites: { 'Ched Nasad': { troops: ['ann', 'bob'], spies: ['ann', 'bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Chosen of Lolth' },
      { as: 'ann', in: 'troop', offers: ['Ched Nasad, bob'] },
      { as: 'ann', in: 'spy', offers: ['Ched Nasad, bob'] },
      { as: 'ann', pick: 'spy.Ched Nasad, bob' },
    ],
  },
})

scenarios('with all spies placed (rules: tyrants 11.4)', {
  'none is moved, and what speaks of its site is skipped': {
    position: {
      ann: { hand: ['Infiltrator', 'Noble'], spies: 0 },
      sites: { 'Ched Nasad': { troops: ['ann', 'bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Infiltrator' },
      changes({ ann: { hand: ['Noble'], played: ['Infiltrator'] } }),
    ],
  },
})

it('the bank holds eighty white troops, those on the map among them (rules: tyrants 11.11)', () => {
  const { bank, places } = open({ players }).view('ann')
  const onMap = places.flatMap(({ troops }) => troops).filter((owner) => owner === -1).length
  expect([bank, onMap]).toEqual([54, 26])
})
