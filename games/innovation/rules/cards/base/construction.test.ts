import { changes, scenarios } from '../../testing/scenarios'

const FIVE = {
  red: ['Construction'],
  yellow: ['Agriculture'],
  green: ['Sailing'],
  blue: ['Pottery'],
  purple: ['City States'],
}

scenarios('Construction', {
  'takes two cards of the choice of their owner, who draws a 2': {
    position: {
      ann: { red: ['Construction'] },
      bob: { hand: ['Tools', 'Oars', 'Paper'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Construction' },
      { as: 'bob', offers: ['Tools', 'Oars', 'Paper'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', refused: ['Paper'] },
      { as: 'bob', pick: ['Tools', 'Paper'] },
      changes({ ann: { hand: ['Tools', 'Paper'] }, bob: { hand: ['Oars', 'Calendar'] } }),
    ],
  },
  'takes a single card, and the draw still happens': {
    position: {
      ann: { red: ['Construction'] },
      bob: { hand: ['Tools'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Construction' },
      changes({ ann: { hand: ['Tools'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'draws for an empty hand, too': {
    position: { ann: { red: ['Construction'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Construction' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'claims Empire for the only board of five colors': {
    position: { ann: FIVE, bob: { yellow: ['Canning'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Construction' },
      changes({ ann: { achievements: ['Empire'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'claims nothing when another player has five colors as well': {
    position: {
      ann: FIVE,
      bob: {
        red: ['Coal'],
        yellow: ['Canning'],
        green: ['Paper'],
        blue: ['Writing'],
        purple: ['Philosophy'],
      },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Construction' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'lets a sharer claim Empire, which earns the sharing bonus': {
    position: {
      ann: { red: ['Construction'] },
      bob: { ...FIVE, red: ['Archery'], green: ['The Wheel'], hand: ['Tools', 'Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Construction' },
      changes({ ann: { hand: ['Calendar'] }, bob: { achievements: ['Empire'] } }),
    ],
  },
  'claims nothing when Empire is no longer available': {
    position: { ann: FIVE, bob: { achievements: ['Empire'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Construction' }, changes({ bob: { hand: ['Calendar'] } })],
  },
  'claims nothing when a team-mate has five colors as well': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: FIVE,
      cat: {
        red: ['Coal'],
        yellow: ['Canning'],
        green: ['Paper'],
        blue: ['Writing'],
        purple: ['Philosophy'],
      },
      bob: { purple: ['Monotheism'], blue: ['Tools'] },
      dan: { red: ['Archery', 'Oars'], green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Construction' }, changes({ cat: { hand: ['Calendar'] } })],
  },
  'claims nothing with five cards of four colors': {
    position: {
      ann: { ...FIVE, purple: [], red: ['Construction', 'Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Construction' }, changes({ bob: { hand: ['Calendar'] } })],
  },
})
