import { changes, scenarios } from '../../testing/scenarios'

scenarios('Magnifying Glass', {
  'draws a 4 and returns a card; three of a value bring one two higher': {
    position: {
      ann: { blue: ['Magnifying Glass'], hand: ['Oars', 'Archery', 'Tools', 'Paper'] },
      decks: { base: { '3': ['Optics'], '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Magnifying Glass' },
      {
        as: 'ann',
        offers: ['Oars', 'Archery', 'Tools', 'Paper', 'Invention'],
        title: 'Choose card(s) to return',
        count: 1,
      },
      { as: 'ann', pick: ['Paper'] },
      {
        as: 'ann',
        offers: ['Oars', 'Archery', 'Tools'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Oars', 'Archery', 'Tools'] },
      changes({ ann: { hand: ['Invention', 'Optics'] } }),
    ],
  },
  'asks again for anything but three of a value, and may be declined': {
    position: {
      ann: { blue: ['Magnifying Glass'], hand: ['Oars', 'Archery', 'Tools', 'Paper'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Magnifying Glass', 'Paper', 'Oars'] },
      {
        as: 'ann',
        offers: ['Oars', 'Archery', 'Tools'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Oars', 'Archery', 'Tools', 'Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'may splay yellow or blue left': {
    position: { ann: { blue: ['Magnifying Glass', 'Tools'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Magnifying Glass' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { blue: { cards: ['Magnifying Glass', 'Tools'], splay: 'left' } } }),
    ],
  },
})
