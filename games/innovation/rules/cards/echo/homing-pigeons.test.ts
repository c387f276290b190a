import { changes, scenarios } from '../../testing/scenarios'

scenarios('Homing Pigeons', {
  "takes two score cards whose values are in the leader's hand; may splay red or green": {
    position: {
      ann: { green: ['Homing Pigeons', 'Sailing'], hand: ['Oars', 'Paper'] },
      bob: { score: ['Tools', 'Optics', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Homing Pigeons' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: { green: { cards: ['Homing Pigeons', 'Sailing'], splay: 'left' } },
        bob: { score: ['Calendar'] },
      }),
    ],
  },
  'takes one where only one matches': {
    position: {
      ann: { green: ['Homing Pigeons', 'Sailing'], hand: ['Oars'] },
      bob: { score: ['Tools', 'Calendar'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Homing Pigeons', []] }, changes({ bob: { score: ['Calendar'] } })],
  },
  'takes nothing with an empty hand of the leader': {
    position: { ann: { green: ['Homing Pigeons'] }, bob: { score: ['Tools', 'Calendar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Homing Pigeons' }, changes(), { turn: 'bob' }],
  },
  'splays all colors left when foreseen': {
    position: {
      ann: {
        hand: ['Optics'],
        forecast: ['Homing Pigeons'],
        blue: ['Tools', 'Pottery'],
        yellow: { cards: ['Masonry', 'Agriculture'], splay: 'up' },
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      changes({
        ann: {
          red: ['Optics'],
          green: ['Homing Pigeons'],
          blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'left' },
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
})
