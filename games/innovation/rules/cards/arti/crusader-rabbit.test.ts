import { changes, scenarios } from '../../testing/scenarios'

scenarios('Crusader Rabbit', {
  'takes the two bottom cards of each color that demands, then all score such a card': {
    position: {
      ann: { red: ['Crusader Rabbit'] },
      bob: {
        yellow: ['Stem Cells', 'Statistics'],
        red: ['Archery', 'Oars', 'Metalworking'],
        purple: ['City States'],
      },
      decks: { base: { 1: ['Tools'], 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Crusader Rabbit' },
      changes({
        ann: {
          score: ['Oars', 'Metalworking', 'City States', 'Crusader Rabbit'],
          hand: ['Databases', 'Tools'],
          red: [],
        },
        bob: { score: ['Archery'], hand: ['Robotics'], red: [], purple: [] },
      }),
    ],
  },
  'one of several that demand is chosen, a compel included': {
    position: {
      ann: { red: ['Crusader Rabbit', 'Archery'], purple: ['City States'], blue: ['Tools'] },
      decks: { base: { 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Crusader Rabbit' },
      { as: 'ann', offers: ['Crusader Rabbit', 'City States'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['City States'] },
      changes({ ann: { hand: ['Databases'], score: ['City States'], purple: [] } }),
    ],
  },
  'takes, scores and draws nothing where nothing demands': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Crusader Rabbit'], blue: ['Tools'] },
      bob: { yellow: ['Stem Cells'], green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'Crusader Rabbit'], artifact: [] } }),
    ],
  },
})
