import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sabotage', {
  "returns a card of the leader's choice and tucks cards of its color": {
    position: {
      ann: { yellow: ['Sabotage'] },
      bob: { red: ['Oars'], hand: ['Archery', 'Tools'], score: ['Metalworking', 'Sailing'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sabotage' },
      { as: 'ann', offers: ['Archery', 'Tools', 'Canning'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'bob', offers: ['Oars', 'Metalworking', 'auto'], title: 'Choose a card to tuck next.', count: 1 },
      { as: 'bob', pick: ['Metalworking'] },
      changes({ bob: { red: ['Metalworking', 'Oars'], hand: ['Tools', 'Canning'], score: ['Sailing'] } }),
    ],
  },
  'tucks nothing where there is nothing of the color': {
    position: {
      ann: { yellow: ['Sabotage'] },
      bob: { red: ['Oars'], score: ['Metalworking'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sabotage' }, changes()],
  },
})
