import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pagoda', {
  'may tuck another card of the drawn color': {
    position: {
      ann: { purple: ['Pagoda'], hand: ['Archery', 'Tools'] },
      bob: { red: ['Coal'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pagoda' },
      { as: 'ann', offers: ['Archery'], title: '(optional) Choose card(s) to tuck', count: [0, 1] },
      { as: 'ann', pick: ['Archery'] },
      changes({ ann: { red: ['Archery'], hand: ['Tools', 'Optics'] } }),
      { as: 'bob', sees: ['Optics'] },
    ],
  },
  'does not ask without another card of the color': {
    position: { ann: { purple: ['Pagoda'], hand: ['Tools'] }, decks: { base: { '3': ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Pagoda' },
      changes({ ann: { hand: ['Tools', 'Optics'] } }),
      { turn: 'bob' },
    ],
  },
  'melds all cards of the color from all other boards when foreseen': {
    position: {
      ann: { hand: ['Calendar', 'Archery'], forecast: ['Pagoda'] },
      bob: { red: ['Coal', 'Optics'] },
      decks: { base: { '3': ['Engineering'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Calendar', 'Archery'] },
      { as: 'ann', offers: ['Coal', 'Optics', 'auto'], title: 'Choose a card to meld next.', pick: 'Optics' },
      changes({
        ann: {
          blue: ['Calendar'],
          purple: ['Pagoda'],
          red: ['Coal', 'Optics', 'Archery'],
          hand: ['Engineering'],
          forecast: [],
        },
        bob: { red: [] },
      }),
    ],
  },
  'melds nothing where none is tucked': {
    position: {
      ann: { hand: ['Calendar', 'Archery'], forecast: ['Pagoda'] },
      bob: { red: ['Coal'] },
      decks: { base: { '3': ['Engineering'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Calendar', []] },
      changes({
        ann: { blue: ['Calendar'], purple: ['Pagoda'], hand: ['Archery', 'Engineering'], forecast: [] },
      }),
    ],
  },
})
