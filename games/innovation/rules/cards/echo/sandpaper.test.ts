import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sandpaper', {
  'draws a 3 for each returned card, then melds one; the rest stays in hand': {
    position: {
      ann: { yellow: ['Sandpaper'], hand: ['Oars', 'Tools', 'Pottery'] },
      decks: { base: { '3': ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sandpaper' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Pottery'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Oars', 'Tools'] },
      { as: 'ann', offers: ['Pottery', 'Paper', 'Optics'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Paper'] },
      changes({ ann: { green: ['Paper'], hand: ['Pottery', 'Optics'] } }),
    ],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { yellow: ['Sandpaper'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sandpaper' }, changes(), { turn: 'bob' }],
  },
  'foreshadows the hand when foreseen': {
    position: { ann: { hand: ['Education', 'Tools', 'Oars'], forecast: ['Sandpaper'] } },
    steps: [
      { as: 'ann', picks: ['Meld.Education', [], 'Tools'] },
      changes({
        ann: { purple: ['Education'], yellow: ['Sandpaper'], blue: ['Tools'], forecast: ['Oars'], hand: [] },
      }),
    ],
  },
})
