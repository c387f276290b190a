import { changes, scenarios } from '../../testing/scenarios'

scenarios('Inhomogeneous Cosmology', {
  'puts cards back and melds, as often as something is done': {
    position: {
      ann: { blue: ['Inhomogeneous Cosmology'], red: ['Archery'], hand: ['Tools'] },
      decks: { base: { 11: ['Fusion', 'Escapism', 'Climatology', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Inhomogeneous Cosmology' },
      {
        as: 'ann',
        offers: ['Archery', 'Inhomogeneous Cosmology'],
        title: '(optional) Choose Cards(s)',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Tools'], title: '(optional) Choose card(s) to meld', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Tools'], title: '(optional) Choose Cards(s)', count: [0, 1], pick: [] },
      changes({
        ann: {
          blue: ['Tools', 'Inhomogeneous Cosmology'],
          hand: ['Fusion', 'Escapism', 'Climatology', 'Hypersonics'],
          red: [],
        },
        decks: { base: { 1: ['Archery'] } },
      }),
    ],
  },
  'need do neither': {
    position: {
      ann: {
        blue: ['Inhomogeneous Cosmology'],
        red: ['Archery'],
        yellow: ['Agriculture'],
        green: ['Sailing'],
        purple: ['Mysticism'],
        hand: ['Tools'],
      },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Inhomogeneous Cosmology', [], []] }, changes()],
  },
  'a color that is left with one card is no longer splayed': {
    position: {
      ann: {
        blue: ['Inhomogeneous Cosmology'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        yellow: ['Agriculture'],
        green: ['Sailing'],
        purple: ['Mysticism'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Inhomogeneous Cosmology', 'Archery', []] },
      changes({ ann: { red: ['Oars'] } }),
    ],
  },
  'a card that was put on its deck earns no sharing bonus': {
    position: {
      ann: {
        red: ['Oars'],
        yellow: ['Masonry'],
        green: ['Clothing'],
        blue: ['Inhomogeneous Cosmology'],
        purple: ['Code of Laws'],
      },
      bob: {
        red: ['Archery'],
        yellow: ['Agriculture'],
        green: ['Satellites', 'Sailing'],
        blue: ['Tools'],
        purple: ['Mysticism'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Inhomogeneous Cosmology' },
      { as: 'bob', picks: ['Satellites', []] },
      { as: 'ann', pick: [] },
      changes({ bob: { green: ['Sailing'] }, decks: { base: { 9: ['Satellites'] } } }),
    ],
  },
})
