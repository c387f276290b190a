import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Rod Serling', {
  'whoever melds a card of value 3 or less loses': {
    position: { ann: { hand: ['Tools'] }, bob: { purple: ['Rod Serling'] } },
    steps: [{ as: 'ann', pick: 'Meld.Tools' }, { over: { winner: 'bob', reason: 'Rod Serling' } }],
  },
  'its owner, too': {
    position: { ann: { purple: ['Rod Serling'], hand: ['Paper'] } },
    steps: [{ as: 'ann', pick: 'Meld.Paper' }, { over: { winner: 'bob', reason: 'Rod Serling' } }],
  },
  'whoever returns one': {
    position: { ann: { yellow: ['Agriculture'], hand: ['Tools'] }, bob: { purple: ['Rod Serling'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { over: { winner: 'bob', reason: 'Rod Serling' } },
    ],
  },
  'whoever scores one': {
    position: { ann: { purple: ['Philosophy'], hand: ['Tools'] }, bob: { purple: ['Rod Serling'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Philosophy', 'Tools'] },
      { over: { winner: 'bob', reason: 'Rod Serling' } },
    ],
  },
  'whoever tucks one': {
    position: { ann: { purple: ['Code of Laws'], hand: ['Mysticism'] }, bob: { purple: ['Rod Serling'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Code of Laws', 'Mysticism'] },
      { over: { winner: 'bob', reason: 'Rod Serling' } },
    ],
  },
  'whoever transfers one, on demand': {
    position: { ann: { red: ['Oars'] }, bob: { hand: ['Sailing'], purple: ['Rod Serling'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Oars' }, { over: { winner: 'ann', reason: 'Rod Serling' } }],
  },
  'whoever junks one': {
    position: { achievements: ['Paper'], ann: { yellow: ['Medicine'] }, bob: { purple: ['Rod Serling'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Medicine' }, { over: { winner: 'bob', reason: 'Rod Serling' } }],
  },
  'whoever draws one': {
    position: { ann: { green: ['Sailing'] }, bob: { purple: ['Rod Serling'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, { over: { winner: 'bob', reason: 'Rod Serling' } }],
  },
  'not of value 4': {
    position: {
      decks: { base: { '5': ['Physics'] } },
      turn: annsTurn,
      ann: { red: ['Coal'], hand: ['Experimentation'] },
      bob: { purple: ['Rod Serling'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Experimentation', 'Draw.draw a card'] },
      changes({ ann: { blue: ['Experimentation'], hand: ['Physics'] } }),
    ],
  },
  'of three players one is out and two play on': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { hand: ['Tools'] },
      bob: { purple: ['Rod Serling'] },
      cat: { red: ['Coal'] },
    },
    steps: [{ as: 'ann', pick: 'Meld.Tools' }, { turn: 'bob' }, changes()],
  },
  'asks which karma to trigger where another one is for melding': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Writing'], hand: ['Tools'] },
      bob: { purple: ['Rod Serling'] },
      cat: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Tools' },
      { as: 'ann', offers: ['Rod Serling', 'Catherine the Great'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { blue: ['Tools'], hand: ['Writing'] } }),
    ],
  },
})

it('who loses card by card loses once', () => {
  const table = open({
    players: ['ann', 'bob', 'cat'],
    ann: { yellow: ['Canal Building'] },
    bob: { purple: ['Rod Serling'] },
    cat: { red: ['Coal'] },
    decksExact: { base: { 3: ['Paper', 'Optics', 'Machinery'] } },
  })
  table.answer('ann', 'Dogma.Canal Building')
  table.answer('ann', 'Junk all cards in the 3 deck')
  expect(table.log().filter((line) => line === 'ann loses')).toEqual(['ann loses'])
  expect(table.turn()).toBe('bob')
})
