import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Alexander the Great', {
  'scores the top figures of all opponents when it is melded': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { hand: ['Alexander the Great'], blue: ['Huang Di'] },
      bob: { purple: ['Homer', 'Plato'], red: ['Archery'] },
      cat: { green: ['Fu Xi'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Alexander the Great', 'Huang Di'] },
      changes({
        ann: { red: ['Alexander the Great'], score: ['Homer', 'Fu Xi', 'Huang Di'], blue: [], hand: [] },
        bob: { purple: ['Plato'] },
        cat: { green: [] },
      }),
    ],
  },
  'only when this very card is melded': {
    position: { ann: { red: ['Alexander the Great'], hand: ['Oars'] }, bob: { purple: ['Homer'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars', 'Alexander the Great'], hand: [] } }),
    ],
  },
  'a card of value 2 is scored before an action': {
    position: {
      ann: { red: ['Alexander the Great'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { score: ['Calendar'], hand: ['Currency'] } }),
    ],
  },
  'where another value is scored it is scored itself': {
    position: {
      ann: { red: ['Alexander the Great'], blue: ['Writing'] },
      decksExact: { base: { 2: [] } },
      decks: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { score: ['Paper', 'Alexander the Great'], hand: ['Optics'], red: [] } }),
    ],
  },
  'the scored figures do not trigger a karma for scoring': {
    position: {
      ann: { hand: ['Alexander the Great'] },
      bob: { yellow: ['Cai Lun'], red: ['Archery', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Alexander the Great' },
      changes({ ann: { red: ['Alexander the Great'], score: ['Cai Lun'], hand: [] }, bob: { yellow: [] } }),
    ],
  },
  'of two karmas that an action triggers, one is chosen': {
    position: {
      ann: { red: ['Alexander the Great'], purple: ['Homer'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', 'Alexander the Great', 'Homer'] },
      changes({ ann: { score: ['Calendar', 'Homer'], hand: ['Currency'], purple: [] } }),
    ],
  },
})
