import { changes, scenarios } from '../../testing/scenarios'

scenarios('Astrology', {
  'splays a color with the most cards, and tucks what has no coin': {
    position: {
      ann: {
        blue: ['Astrology', 'Tools'],
        red: ['Archery', 'Oars'],
        yellow: ['Masonry'],
        purple: ['Mysticism'],
      },
      decks: { base: { 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astrology' },
      { as: 'ann', offers: ['red', 'blue'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Astrology', 'Tools'], splay: 'left' }, yellow: ['Masonry', 'Agriculture'] },
      }),
    ],
  },
  'counts the visible purple cards': {
    position: {
      ann: {
        blue: ['Astrology'],
        purple: { cards: ['Mysticism', 'Monotheism', 'Code of Laws'], splay: 'right' },
        green: ['The Wheel'],
      },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Astrology', []] },
      changes({ ann: { green: ['Compass', 'The Wheel'] } }),
    ],
  },
  'draws a 1 without purple cards': {
    position: { ann: { blue: ['Astrology'] }, decks: { base: { 1: ['Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Astrology' }, changes({ ann: { green: ['Sailing'] } })],
  },
})
