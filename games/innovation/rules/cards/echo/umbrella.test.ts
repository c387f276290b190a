import { changes, scenarios } from '../../testing/scenarios'

scenarios('Umbrella', {
  'melds a card, then scores two for each that is returned': {
    position: { ann: { green: ['Umbrella'], hand: ['Oars', 'Tools', 'Pottery', 'Sailing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Umbrella' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Pottery', 'Sailing', 'Archery'],
        title: '(optional) Choose card(s) to meld',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Oars'] },
      {
        as: 'ann',
        offers: ['Tools', 'Pottery', 'Sailing', 'Archery'],
        title: '(optional) Choose card(s) to return',
        count: [0, 4],
      },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Pottery', 'Sailing', 'Archery'], title: 'Choose card(s) to score', count: 2 },
      { as: 'ann', pick: ['Pottery', 'Archery'] },
      changes({ ann: { red: ['Oars'], hand: ['Sailing'], score: ['Pottery', 'Archery'] } }),
    ],
  },
  'scores what is left where two are too many': {
    position: { ann: { green: ['Umbrella'], hand: ['Oars', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Umbrella', [], 'Oars'] },
      changes({ ann: { score: ['Tools'], hand: [] } }),
    ],
  },
  'may be declined': {
    position: { ann: { green: ['Umbrella'], hand: ['Oars', 'Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Umbrella', [], []] }, changes(), { turn: 'bob' }],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { green: ['Umbrella'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Umbrella' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many leaves': {
    position: {
      ann: { green: ['Umbrella'] },
      bob: { blue: ['Pottery'], hand: ['Tools', 'Oars'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Umbrella' },
      { as: 'bob', picks: ['Oars', []] },
      changes({ ann: { hand: ['Sailing'] }, bob: { red: ['Oars'], hand: ['Tools'] } }),
    ],
  },
})
