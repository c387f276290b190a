import { changes, scenarios } from '../../testing/scenarios'

scenarios('Holography', {
  'scores all but two, splays aslant and exchanges the lowest cards with lower achievements': {
    position: {
      ann: {
        purple: ['Holography'],
        red: ['Flight', 'Coal', 'Optics'],
        score: ['Enterprise'],
        achievements: ['Tools', 'Calendar', 'Evolution'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holography' },
      { as: 'ann', offers: ['red', 'green', 'blue'], title: 'Choose a color to score and splay', count: 1 },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: {
          red: { cards: ['Flight', 'Coal'], splay: 'aslant' },
          score: ['Enterprise', 'Tools', 'Calendar'],
          achievements: ['Evolution', 'Optics'],
        },
      }),
    ],
  },
  'exchanges nothing where no card was scored': {
    position: {
      ann: { purple: ['Holography'], red: ['Flight', 'Coal'], score: ['Optics'], achievements: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Holography', 'red'] },
      changes({ ann: { red: { cards: ['Flight', 'Coal'], splay: 'aslant' } } }),
    ],
  },
  'exchanges nothing where the color was splayed aslant before': {
    position: {
      ann: {
        purple: ['Holography'],
        red: { cards: ['Flight', 'Coal', 'Optics'], splay: 'aslant' },
        achievements: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Holography', 'red'] },
      changes({ ann: { red: { cards: ['Flight', 'Coal'], splay: 'aslant' }, score: ['Optics'] } }),
    ],
  },
  'exchanges for nothing without an achievement of lower value': {
    position: {
      ann: {
        purple: ['Holography'],
        blue: ['Evolution', 'Tools', 'Pottery'],
        score: ['Paper', 'Writing'],
        achievements: ['Sailing'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Holography', 'blue'] },
      changes({
        ann: {
          blue: { cards: ['Evolution', 'Tools'], splay: 'aslant' },
          score: ['Paper'],
          achievements: ['Sailing', 'Writing', 'Pottery'],
        },
      }),
    ],
  },
  'does nothing with a color without cards': {
    position: { ann: { purple: ['Holography'], score: ['Paper'], achievements: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Holography' }, { as: 'ann', pick: ['green'] }, changes()],
  },
})
