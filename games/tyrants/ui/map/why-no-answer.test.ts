import { expect, test } from 'vitest'
import { mapNamed } from '../../rules/facts/map'
import { open } from '../../rules/testing/open'
import { whyNoAnswer } from './why-no-answer'

type Table = ReturnType<typeof open>

const SITES = {
  Araumycos: { troops: ['bob', 'bob', 'bob', 'bob'] },
  Menzoberranzan: { troops: ['neutral', 'ann', 'ann'], spies: ['bob'] },
  'Ched Nasad': { troops: ['ann', 'bob', 'bob'] },
  'ched-llace a': { troops: ['bob'] },
}

/** Ann's turn, after these answers of hers. */
function after(answers: readonly string[], { hand = 'Noble', power = 0, sites = {}, spies = 5 } = {}): Table {
  const table = open(
    {
      players: ['ann', 'bob'],
      expansions: ['drow', 'illithid'],
      market: [],
      sites: { ...SITES, ...sites },
      ann: { hand: [hand, 'Noble'], power, spies },
    },
    { checks: false },
  )
  for (const answer of answers) table.answer('ann', answer)
  return table
}

/** What a click of ann's on a location is told. */
function why(table: Table, name: string, viewer = 'ann'): string {
  const view = table.view(viewer)
  const at = mapNamed(view.map).named.get(name)?.index ?? -1
  const request = table.pending.find(({ actor }) => actor === viewer)
  return whyNoAnswer(request, view, { seat: viewer === 'ann' ? 0 : 1, at })
}

test('whoever is not asked reads so, and the click at a question of cards', () => {
  expect(why(after([]), 'Everfire', 'bob')).toBe('It is not your turn.')
  expect(why(after([]), 'Everfire')).toBe('This is not one of your choices.')
})

test('a start', () => {
  const table = open({ players: ['ann', 'bob'], opening: true })
  table.answer('ann', 'red')
  table.answer('ann', 'Skullport')
  table.answer('bob', 'blue')
  expect(why(table, 'Everfire', 'bob')).toBe('This is not a starting location.')
  expect(why(table, 'Skullport', 'bob')).toBe('Another player starts here.')
})

test('a troop is deployed in an open space, with presence', () => {
  const table = after(['Use Power.Deploy a Troop'], { power: 1 })
  expect(why(table, 'Araumycos')).toBe('There is no open space here.')
  expect(why(table, 'Skullport')).toBe('You have no presence here.')
})

test('an enemy troop is aimed at with presence', () => {
  const table = after(['Use Power.Assassinate a Troop'], { power: 3 })
  expect(why(table, 'Everfire')).toBe('There is no enemy troop here.')
  expect(why(table, 'Eryndlyn')).toBe('You have no presence here.')
})

test('presence is no reason where a card takes a white troop anywhere', () => {
  const table = after(
    ['Play Card.Master of Melee-Magthere', 'Supplant a white troop anywhere on the board'],
    { hand: 'Master of Melee-Magthere' },
  )
  expect(table.pending[0]?.kind).toBe('supplant')
  expect(why(table, 'Eryndlyn')).toBe('This is not one of your choices.')
})

test("presence is no reason where a card aims at one spy's site", () => {
  const table = after(
    ['Play Card.Cloaker', "Return one of your spies > Assassinate a troop at that spy's site", 'Tsenviilyq'],
    { hand: 'Cloaker', spies: 4, sites: { Tsenviilyq: { troops: ['bob', 'neutral'], spies: ['ann'] } } },
  )
  expect(table.pending[0]?.kind).toBe('assassinate')
  expect(why(table, 'Eryndlyn')).toBe('Only Tsenviilyq can be chosen.')
  expect(why(table, 'Ched Nasad')).toBe('Only Tsenviilyq can be chosen.')
  expect(why(table, 'Everfire')).toBe('There is no enemy troop here.')
})

test('a troop is moved to an open space, away from where it stands', () => {
  const table = after(['Play Card.Council Member', 'Menzoberranzan, neutral'], { hand: 'Council Member' })
  expect(table.pending[0]?.kind).toBe('move-to')
  expect(why(table, 'Araumycos')).toBe('There is no open space here.')
  expect(why(table, 'Menzoberranzan')).toBe('The troop is moved away from here.')
})

test('a card that takes troops at one site takes none on a path space', () => {
  const table = after(['Play Card.Death Tyrant'], {
    hand: 'Death Tyrant',
    sites: { 'ched-halls a': { troops: ['bob'] } },
  })
  expect(table.pending[0]?.kind).toBe('site')
  expect(why(table, 'ched-halls a')).toBe('This is not a site.')
  expect(why(table, 'Skullport')).toBe('You have no presence here.')
  expect(why(table, 'Everfire')).toBe('You have no presence here.')
})

test('a spy is placed at a site without one, and returned from where it is', () => {
  const placed = after(['Play Card.Cloaker', 'Place a spy'], {
    hand: 'Cloaker',
    spies: 4,
    sites: { Tsenviilyq: { spies: ['ann'] } },
  })
  expect(why(placed, 'araum-ched')).toBe('Spies can only be placed at sites.')
  expect(why(placed, 'Tsenviilyq')).toBe('You already have a spy here.')
})
