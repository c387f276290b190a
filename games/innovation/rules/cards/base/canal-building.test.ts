import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Canal Building', {
  'exchanges the highest cards of hand and score pile': {
    position: {
      ann: { yellow: ['Canal Building'], hand: ['Paper', 'Compass', 'Tools'], score: ['Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canal Building' },
      {
        as: 'ann',
        offers: ['Exchange highest cards between hand and score pile', 'Junk all cards in the 3 deck'],
        title: '(optional) Choose one',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Exchange highest cards between hand and score pile'] },
      changes({ ann: { hand: ['Tools', 'Oars', 'Archery'], score: ['Paper', 'Compass'] } }),
    ],
  },
  'junks the deck of 3, whole': {
    position: {
      ann: { yellow: ['Canal Building'] },
      decks: { base: {} },
      decksExact: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Canal Building', 'Junk all cards in the 3 deck'] },
      changes({ junk: ['Paper', 'Optics'], decksExact: { base: { 3: [] } } }),
    ],
  },
  'exchanges for nothing where one side is empty': {
    position: { ann: { yellow: ['Canal Building'], hand: ['Paper', 'Compass', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Canal Building', 'Exchange highest cards between hand and score pile'] },
      changes({ ann: { hand: ['Tools'], score: ['Paper', 'Compass'] } }),
    ],
  },
  'junks nothing from an empty deck': {
    position: { ann: { yellow: ['Canal Building'] }, decksExact: { base: { 3: [] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Canal Building', 'Junk all cards in the 3 deck'] },
      changes(),
      { turn: 'bob' },
    ],
  },
  'is shared, each by an own choice': {
    position: {
      ann: { yellow: ['Canal Building'] },
      bob: { purple: ['Code of Laws'], hand: ['Paper'], score: ['Oars', 'Mapmaking'] },
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canal Building' },
      { as: 'bob', pick: ['Exchange highest cards between hand and score pile'] },
      { as: 'ann', pick: ['Junk all cards in the 3 deck'] },
      changes({
        ann: { hand: ['Calendar'] },
        bob: { hand: ['Mapmaking'], score: ['Oars', 'Paper'] },
        junk: ['Optics'],
      }),
    ],
  },
  'junks the deck of 3, though printed values are raised': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { yellow: ['Canal Building'], blue: ['Archimedes'] },
      decksExact: { base: { 3: ['Optics'], 4: ['Reformation'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Canal Building', 'Junk all cards in the 3 deck'] },
      changes({ junk: ['Optics'], decksExact: { base: { 3: [], 4: ['Reformation'] } } }),
    ],
  },
  'may be declined, also by who shares it, and then earns no bonus': {
    position: { ann: { yellow: ['Canal Building'] }, bob: { green: ['Navigation'], hand: ['Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Canal Building' },
      { as: 'bob', pick: [] },
      { as: 'ann', pick: [] },
      changes(),
      { turn: 'bob' },
    ],
  },
})
