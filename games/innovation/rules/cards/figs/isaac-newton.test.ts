import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Isaac Newton', {
  "a card of value 1 goes to anybody's board before the Draw action": {
    position: {
      ann: { blue: ['Isaac Newton'] },
      bob: { red: ['Archery'] },
      decks: { base: { 1: ['Oars'], 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose Player', count: 1, pick: 'bob' },
      changes({ ann: { hand: ['Coal'] }, bob: { red: ['Oars', 'Archery'] } }),
    ],
  },
  'a draw by an effect proceeds as usual': {
    position: {
      ann: { blue: ['Isaac Newton'], green: ['The Wheel'] },
      decks: { base: { 1: ['Oars', 'Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Oars', 'Tools'] } })],
  },
  'colors with a top card of the value are splayed right before an action': {
    position: {
      ann: {
        blue: ['Isaac Newton', 'Calendar'],
        green: ['Sailing', 'Paper'],
        red: ['Archery', 'Gunpowder'],
        yellow: ['Fermenting', 'Masonry'],
        purple: ['Mysticism'],
      },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Paper'], splay: 'right' },
          red: { cards: ['Oars', 'Archery', 'Gunpowder'], splay: 'right' },
        },
      }),
    ],
  },
  "another's action splays nothing": {
    position: {
      ann: { green: ['Sailing'] },
      bob: { blue: ['Isaac Newton'], red: ['Archery', 'Gunpowder'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  'of two karmas that the Draw action triggers, one is chosen': {
    position: {
      ann: { blue: ['Isaac Newton'], green: ['Bartholomew Roberts'] },
      decks: { base: { 1: ['Oars'], 5: ['Coal'] } },
      achievements: ['Societies'],
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Bartholomew Roberts', 'Isaac Newton'] },
      { as: 'ann', picks: ['Isaac Newton', 'ann', 'Isaac Newton'] },
      changes({
        ann: {
          red: ['Oars'],
          hand: ['Coal'],
          score: ['Isaac Newton'],
          achievements: ['Societies'],
          blue: [],
        },
      }),
    ],
  },
  "of two players' karmas that an action triggers, one is chosen": {
    position: {
      ann: { blue: ['Isaac Newton'], green: ['Sailing', 'Paper'], purple: ['Code of Laws'] },
      bob: { green: ['J.P. Morgan', 'The Wheel'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Isaac Newton', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Isaac Newton'] },
      changes({ ann: { green: { cards: ['Sailing', 'Paper'], splay: 'right' }, red: ['Oars'] } }),
    ],
  },
})
