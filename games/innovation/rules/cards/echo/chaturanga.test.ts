import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chaturanga', {
  'melds a card and foreshadows one of equal value': {
    position: { ann: { purple: ['Chaturanga'], hand: ['Paper'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Chaturanga' },
      changes({ ann: { green: ['Paper'], forecast: ['Optics'], hand: [] } }),
      { turn: 'bob' },
    ],
  },
  'foreshadows a 1 where no card is melded': {
    position: { ann: { purple: ['Chaturanga'] }, decks: { base: { '1': ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Chaturanga' }, changes({ ann: { forecast: ['Oars'] } })],
  },
  'foreshadows another by the number of colors when foreseen': {
    position: {
      ann: { hand: ['Calendar', 'Paper'], forecast: ['Chaturanga'] },
      decks: { base: { '3': ['Optics', 'Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Calendar' },
      changes({
        ann: {
          blue: ['Calendar'],
          purple: ['Chaturanga'],
          green: ['Paper'],
          forecast: ['Optics', 'Education'],
          hand: [],
        },
      }),
    ],
  },
})
