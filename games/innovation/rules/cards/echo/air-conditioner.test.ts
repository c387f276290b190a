import { changes, scenarios } from '../../testing/scenarios'

scenarios('Air Conditioner', {
  'may score a card; takes score cards that match a top card; junks the deck of 9': {
    position: {
      ann: { yellow: ['Air Conditioner'], hand: ['Oars'] },
      bob: { red: ['Optics'], score: ['Paper', 'Tools', 'Education'] },
      decksExact: { base: { '9': ['Ecology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Air Conditioner' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to score', count: [0, 1] },
      { as: 'ann', pick: ['Oars'] },
      changes({ ann: { score: ['Oars'], hand: [] }, bob: { score: ['Tools'] }, junk: ['Ecology'] }),
    ],
  },
  'takes nothing where no value matches': {
    position: {
      ann: { yellow: ['Air Conditioner'], hand: ['Oars'] },
      bob: { red: ['Optics', 'Archery'], score: ['Tools'] },
      decksExact: { base: { '9': [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Air Conditioner' }, { as: 'ann', pick: [] }, changes()],
  },
})
