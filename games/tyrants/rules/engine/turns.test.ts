import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../facts/catalog'
import { open } from '../testing/open'
import { changes, scenarios } from '../testing/scenarios'

const players = ['ann', 'bob']
const copies = (name: string, count: number) => Array.from({ length: count }, () => name)
/** The cards of the two half-decks, without the one that the market holds. */
const soldOut = cards
  .filter(({ set }) => set === 'drow' || set === 'dragons')
  .flatMap((card) => copies(card.name, card.name === 'Advocate' ? card.copies - 1 : card.copies))

it('the round in which the market deck is empty is the last, whatever the market holds', () => {
  const table = open({ players, market: ['Advocate'], devoured: soldOut })
  table.answer('ann', 'Pass')
  expect(table.outcome).toBeUndefined()
  expect(table.log('bob').join(' ')).toContain('The market is depleted: this round is the last')
  table.answer('bob', 'Pass')
  expect(table.outcome).toBeDefined()
})

scenarios('the action menu', {
  'offers only what can be done, in its order': {
    position: { ann: { hand: ['Soldier', 'Noble'], influence: 3, power: 3 }, market: ['Spellspinner'] },
    steps: [
      {
        as: 'ann',
        offers: ['Play Card', 'Auto-play Cards', 'Recruit', 'Use Power', 'Pass'],
        title: 'Choose Action',
      },
      { as: 'ann', in: 'Play Card', offers: ['Noble', 'Soldier'], count: [0, 1] },
      { as: 'ann', in: 'Recruit', offers: ['Priestess of Lolth', 'House Guard', 'Spellspinner'] },
      { as: 'ann', in: 'Use Power', offers: ['Deploy a Troop', 'Assassinate a Troop'] },
    ],
  },
  'leaves out what has no target and what costs too much': {
    position: {
      market: ['Spellspinner'],
      ann: { hand: ['Noble'], influence: 1, power: 2 },
      sites: { 'araum-ched': { troops: [] } },
    },
    steps: [
      { as: 'ann', offers: ['Play Card', 'Auto-play Cards', 'Use Power', 'Pass'] },
      { as: 'ann', in: 'Use Power', offers: ['Deploy a Troop'] },
    ],
  },
  'no longer offers a stack that ran out': {
    position: {
      market: [...copies('Advocate', 3), ...copies('Spellspinner', 3)],
      devoured: [...copies('Priestess of Lolth', 15), ...copies('House Guard', 14)],
      ann: { hand: ['Noble'], influence: 6 },
    },
    steps: [
      {
        as: 'ann',
        in: 'Recruit',
        offers: ['House Guard', ...copies('Advocate', 3), ...copies('Spellspinner', 3)],
      },
      { as: 'ann', pick: 'Recruit.House Guard' },
      { as: 'ann', in: 'Recruit', offers: [...copies('Advocate', 3), ...copies('Spellspinner', 3)] },
    ],
  },
  'does not offer to deploy from an empty barracks': {
    position: { ann: { hand: ['Noble'], power: 1, troops: 0 } },
    steps: [{ as: 'ann', offers: ['Play Card', 'Auto-play Cards', 'Pass'] }],
  },
  'plays all simple cards at once': {
    position: { ann: { hand: ['Noble', 'Soldier', 'Spellspinner'] } },
    steps: [
      { as: 'ann', pick: 'Auto-play Cards' },
      changes({ ann: { hand: ['Spellspinner'], played: ['Noble', 'Soldier'], power: 1, influence: 1 } }),
    ],
  },
  'recruits into the discard pile and fills the market': {
    position: {
      ann: { hand: ['Noble'], influence: 5 },
      market: ['Spellspinner', 'Spellspinner'],
      marketDeck: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', pick: 'Recruit.Spellspinner' },
      changes({ ann: { discard: ['Spellspinner'], influence: 2 } }),
    ],
  },
  'deploys for one power, where there is presence': {
    position: { ann: { hand: ['Noble'], power: 2 } },
    steps: [
      { as: 'ann', pick: 'Use Power.Deploy a Troop' },
      {
        as: 'ann',
        offers: ['Ched Nasad', 'ched-halls a', 'ched-llace a'],
        title: 'Choose a location to deploy',
      },
      { as: 'ann', pick: 'ched-llace a' },
      changes({
        ann: {
          power: 1,
          troops: 38,
          presence: ['Ched Nasad', 'ched-halls a', 'ched-llace a', 'ched-llace b', 'araum-ched'],
        },
        sites: { 'ched-llace a': { troops: ['ann'] } },
      }),
    ],
  },
  'assassinates for three power': {
    position: { ann: { hand: ['Noble'], power: 3 }, sites: { 'ched-halls a': { troops: ['bob'] } } },
    steps: [
      { as: 'ann', pick: 'Use Power.Assassinate a Troop' },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to assassinate',
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      changes({ ann: { trophyHall: ['bob'], power: 0 }, sites: { 'ched-halls a': {} } }),
    ],
  },
  'returns an enemy spy for three power': {
    position: { ann: { hand: ['Noble'], power: 3 }, sites: { 'Ched Nasad': { spies: ['bob'] } } },
    steps: [
      { as: 'ann', pick: 'Use Power.Return an Enemy Spy' },
      { as: 'ann', in: 'spy', offers: ['Ched Nasad, bob'], count: [0, 1], title: 'Choose a token to return' },
      { as: 'ann', pick: 'spy.Ched Nasad, bob' },
      changes({ ann: { power: 0 }, bob: { spies: 5 }, sites: { 'Ched Nasad': { troops: ['ann'] } } }),
    ],
  },
})

scenarios('a turn', {
  'passes by itself when nothing else can be done, and draws five cards': {
    position: { market: ['Spellspinner'], ann: { hand: ['Noble'], deck: ['5 x Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Noble' },
      { turn: 'bob' },
      changes({ ann: { hand: 'start', discard: ['Noble'], deck: [] } }),
    ],
  },
  'loses power and influence at its end': {
    position: { ann: { power: 2, influence: 1 } },
    steps: [
      { as: 'ann', pick: 'Pass' },
      { turn: 'bob' },
      changes({
        ann: { hand: ['2 x Noble', '3 x Soldier'], discard: ['5 x Noble'], deck: [], power: 0, influence: 0 },
      }),
    ],
  },
  'shuffles the discard pile into an empty deck in the middle of a draw': {
    position: { ann: { hand: ['Noble'], deck: ['Soldier'], discard: ['Soldier', 'Soldier', 'Noble'] } },
    steps: [{ as: 'ann', pick: 'Pass' }, changes({ ann: { hand: 'start', discard: [], deck: [] } })],
  },
})

describe('the end of the game', () => {
  it('comes with the round in which a barracks is empty', () => {
    const table = open({ players, ann: { power: 1, troops: 1 } })
    table.answer('ann', 'Use Power.Deploy a Troop')
    table.answer('ann', 'Ched Nasad')
    table.answer('ann', 'Pass')
    expect(table.turn()).toBe('bob')
    table.answer('bob', 'Pass')
    expect(table.pending).toEqual([])
    expect(table.outcome).toEqual({ winners: ['ann', 'bob'], reason: 'tied at 3' })
  })
  it('comes at once when the last seat triggers it', () => {
    const table = open({ players, turn: { player: 'bob' }, bob: { troops: 0, points: 1 } })
    table.answer('bob', 'Pass')
    expect(table.outcome).toEqual({ winners: ['bob'], reason: 'all the points' })
  })
})

describe('a game in which nobody has a card left', () => {
  const start = [...Array.from({ length: 7 }, () => 'Noble'), 'Soldier', 'Soldier', 'Soldier']
  const inside = { innerCircle: start, hand: [], deck: [] }
  const playLast = (more: object) => {
    const expansions = ['undead', 'illithid']
    const table = open({
      players,
      expansions,
      ann: { ...inside, hand: ['Necromancer'] },
      bob: inside,
      ...more,
    })
    table.answer('ann', 'Play Card.Necromancer')
    table.answer('ann', 'Promote this card, or a card from your hand or discard pile')
    table.answer('ann', 'this card.Necromancer')
    return table
  }

  it('ends with its round: everybody would pass for ever', () => {
    const table = playLast({})
    expect(table.pending).toEqual([])
    expect(table.outcome?.winners).toEqual(['ann'])
  })

  it('continues if a marker pays for a card', () => {
    const sites = {
      Araumycos: { troops: ['bob', 'bob', 'bob', 'bob'] },
      Tsenviilyq: { troops: ['bob', 'bob', 'bob'] },
    }
    const table = playLast({ sites: sites })
    expect(table.turn()).toBe('bob')
    expect(table.view('bob').players[1]?.influence).toBe(2)
  })
})

describe('the opening', () => {
  it('asks each player for a color and a start site', () => {
    const table = open({ players, opening: true })
    expect(table.pending).toMatchObject([{ actor: 'ann', title: 'Choose a player color' }])
    table.answer('ann', 'red')
    expect(table.pending).toMatchObject([
      {
        title: 'Choose starting location',
        choices: ['Ched Nasad', 'Eryndlyn', 'Mantol-Derith', 'Skullport'].map((title) => ({
          title,
          id: `map.${title}`,
          kind: 'location',
        })),
      },
    ])
    table.answer('ann', 'Skullport')
    expect(() => table.answer('bob', 'red')).toThrow(Refusal)
    table.answer('bob', 'pink')
    expect(() => table.answer('bob', 'Skullport')).toThrow(Refusal)
    table.answer('bob', 'Eryndlyn')
    expect(table.turn()).toBe('ann')
    expect(table.board()).toMatchObject({ ann: { color: 'red', troops: 39 }, bob: { color: 'pink' } })
  })
  it('offers no color that looks like one already taken', () => {
    const expectOffered = (taken: string, titles: readonly string[]) => {
      const table = open({ players, opening: true })
      table.answer('ann', taken)
      table.answer('ann', 'Skullport')
      expect(table.pending[0]?.choices).toMatchObject(titles.map((title) => ({ title })))
    }
    expectOffered('yellow', ['red', 'orange', 'green', 'blue', 'indigo', 'pink'])
    expectOffered('lime', ['red', 'orange', 'green', 'blue', 'indigo', 'pink'])
    expectOffered('red', ['orange', 'yellow', 'lime', 'green', 'blue', 'indigo', 'pink'])
  })
  it('gives four players four colors that nobody takes for each other', () => {
    const four = ['ann', 'bob', 'cat', 'dan']
    const table = open({ players: four, opening: true, settings: { chooseColors: false } })
    for (const site of ['Skullport', 'Eryndlyn', 'Mantol-Derith', 'Ched Nasad'])
      table.answer(four.find((name) => name === table.pending[0]?.actor) ?? '', site)
    expect(table.board()).toMatchObject({
      ann: { color: 'red' },
      bob: { color: 'orange' },
      cat: { color: 'yellow' },
      dan: { color: 'green' },
    })
  })
  it('leaves colors out where they are not chosen', () => {
    const table = open({ players, opening: true, settings: { chooseColors: false } })
    expect(table.pending).toMatchObject([{ actor: 'ann', title: 'Choose starting location' }])
  })
})

it('says how many cards a refill draws from the deck, and how many after shuffling', () => {
  const table = open({
    players,
    ann: { hand: ['Noble'], deck: ['Soldier', 'Soldier'], discard: ['Noble', 'Noble', 'Noble'] },
  })
  table.answer('ann', 'Pass')
  expect(table.log('bob').slice(-4)).toEqual([
    'ann draws 2 cards',
    'ann shuffles 4 cards into a new deck',
    'ann draws 3 cards',
    "bob's turn (round 1)",
  ])
})

it('says a single card as one', () => {
  const table = open({ players, ann: { deck: [], hand: ['Noble'] } })
  table.answer('ann', 'Pass')
  expect(table.log('bob').slice(-4)).toEqual([
    'ann shuffles a card into a new deck',
    'ann draws a card',
    'ann has no card to draw',
    "bob's turn (round 1)",
  ])
})
