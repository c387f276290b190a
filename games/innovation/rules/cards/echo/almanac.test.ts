import { changes, scenarios } from '../../testing/scenarios'

scenarios('Almanac', {
  'foreshadows an Echoes 4, and may return a card for one higher than its bonus': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Almanac'], forecast: ['Puppet', 'Tools'] },
      decks: { echo: { '4': ['Chintz', 'Clock'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Almanac' },
      {
        as: 'ann',
        offers: ['Puppet', 'Chintz'],
        title: '(optional) Choose card(s) to return',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Puppet'] },
      changes({ ann: { forecast: ['Tools', 'Chintz'], score: ['Clock'] } }),
    ],
  },
  'does not ask without a bonus in the forecast': {
    position: { ann: { blue: ['Almanac'], forecast: ['Tools'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Almanac' },
      changes({ ann: { forecast: ['Tools', 'Invention'] } }),
      { turn: 'bob' },
    ],
  },
  'may be declined': {
    position: { ann: { blue: ['Almanac'], forecast: ['Puppet'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Almanac', []] },
      changes({ ann: { forecast: ['Puppet', 'Invention'] } }),
    ],
  },
  'foreshadows the forecast of another player when foreseen': {
    position: {
      ann: { hand: ['Optics'], forecast: ['Almanac'] },
      bob: { forecast: ['Tools', 'Oars'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      changes({
        ann: { red: ['Optics'], blue: ['Almanac'], forecast: ['Invention', 'Tools', 'Oars'], hand: [] },
        bob: { forecast: [] },
      }),
    ],
  },
  'asks for the order until no place is free': {
    position: {
      ann: {
        hand: ['Optics'],
        forecast: ['Almanac', 'Coal'],
        yellow: { cards: ['Masonry', 'Statistics'], splay: 'right' },
      },
      bob: { forecast: ['Tools', 'Oars', 'Currency'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      {
        as: 'ann',
        offers: ['*base-1* (bob)', '*base-1* (bob)', '*base-2* (bob)', 'auto'],
        title: 'Choose a card to foreshadow next.',
      },
      { as: 'ann', pick: ['*base-2* (bob)'] },
      changes({
        ann: { red: ['Optics'], blue: ['Almanac'], forecast: ['Coal', 'Invention', 'Currency'], hand: [] },
        bob: { forecast: ['Tools', 'Oars'] },
      }),
    ],
  },
  'asks for no order where no place is free': {
    position: {
      ann: {
        hand: ['Optics'],
        forecast: ['Almanac', 'Coal', 'Banking'],
        yellow: { cards: ['Masonry', 'Statistics'], splay: 'right' },
      },
      bob: { forecast: ['Tools', 'Oars'] },
      decks: { base: { '4': ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      { turn: 'bob' },
      changes({
        ann: { red: ['Optics'], blue: ['Almanac'], forecast: ['Coal', 'Banking', 'Invention'], hand: [] },
      }),
    ],
  },
  'a card one higher than a bonus of 11 ends the game': {
    position: { ann: { blue: ['Almanac'], forecast: ['Sudoku'] }, decks: { base: { '4': ['Invention'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Almanac', 'Sudoku'] },
      { over: { winner: 'ann', reason: 'high draw' } },
    ],
  },
})
