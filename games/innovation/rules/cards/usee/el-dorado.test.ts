import { changes, scenarios } from '../../testing/scenarios'

scenarios('El Dorado', {
  'scores the whole deck of 5 for three coins, and splays green and blue right': {
    position: {
      ann: { green: ['El Dorado'], blue: ['Tools'] },
      decks: { base: { 3: ['Translation'], 2: ['Mapmaking'], 1: ['Sailing'] } },
      decksExact: { base: { 5: ['Coal', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.El Dorado' },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Mapmaking', 'El Dorado'], splay: 'right' },
          blue: { cards: ['Translation', 'Tools'], splay: 'right' },
          score: ['Coal', 'Physics'],
        },
        decksExact: { base: { 5: [] } },
      }),
    ],
  },
  'only splays for two coins': {
    position: {
      ann: { green: ['El Dorado'] },
      decks: { base: { 3: ['Translation'], 2: ['Mapmaking'], 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.El Dorado' },
      changes({
        ann: {
          green: { cards: ['Mapmaking', 'El Dorado'], splay: 'right' },
          blue: ['Translation'],
          yellow: ['Agriculture'],
        },
      }),
    ],
  },
  'does neither for one': {
    position: {
      ann: { green: ['El Dorado'] },
      decks: { base: { 3: ['Education'], 2: ['Mapmaking'], 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.El Dorado' },
      changes({ ann: { green: ['Mapmaking', 'El Dorado'], purple: ['Education'], yellow: ['Agriculture'] } }),
    ],
  },
})
