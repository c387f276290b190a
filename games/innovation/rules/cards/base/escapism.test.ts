import { changes, scenarios } from '../../testing/scenarios'

scenarios('Escapism', {
  'junks a card, returns those of its value, draws three and executes it from the junk': {
    position: {
      ann: { purple: ['Escapism'], hand: ['Tools', 'Sailing', 'Canal Building', 'Pottery'] },
      decks: { base: { 1: ['Oars', 'Archery', 'Clothing', 'Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Escapism' },
      {
        as: 'ann',
        offers: ['Tools', 'Sailing', 'Canal Building', 'Pottery'],
        title: 'Choose card(s) to reveal',
        count: 1,
      },
      { as: 'ann', pick: ['Sailing'] },
      { as: 'bob', sees: ['Sailing'] },
      changes({
        ann: { yellow: ['Masonry'], hand: ['Canal Building', 'Oars', 'Archery', 'Clothing'] },
        junk: ['Sailing'],
      }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { purple: ['Escapism'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Escapism' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many people': {
    position: {
      ann: { purple: ['Escapism'] },
      bob: { yellow: ['Near-Field Comm'], purple: ['The Internet'], hand: ['Sailing'] },
      decks: { base: { 1: ['Oars', 'Archery', 'Clothing', 'Masonry'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Escapism' },
      changes({
        ann: { hand: ['Fusion'] },
        bob: { yellow: ['Masonry', 'Near-Field Comm'], hand: ['Oars', 'Archery', 'Clothing'] },
        junk: ['Sailing'],
      }),
    ],
  },
})
