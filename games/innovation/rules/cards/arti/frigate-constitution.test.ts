import { changes, scenarios } from '../../testing/scenarios'

scenarios('Frigate Constitution', {
  'returns a shown card of a value on top of your own board, with all its color': {
    position: {
      ann: { red: ['Frigate Constitution'], green: ['Sailing'] },
      bob: { red: ['Coal', 'Oars'], blue: ['Tools'], hand: ['Archery', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Frigate Constitution' },
      { as: 'bob', offers: ['Archery', 'Paper'], title: 'Choose card(s) to reveal', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      changes({ bob: { hand: ['Paper'], red: [] } }),
    ],
  },
  'leaves a card of another value in hand, shown to all': {
    position: { ann: { red: ['Frigate Constitution', 'Oars'] }, bob: { red: ['Coal'], hand: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Frigate Constitution' }, { as: 'ann', sees: ['Archery'] }, changes()],
  },
  'does nothing to an empty hand': {
    position: { ann: { red: ['Frigate Constitution'] }, bob: { red: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Frigate Constitution' }, changes(), { turn: 'bob' }],
  },
})
