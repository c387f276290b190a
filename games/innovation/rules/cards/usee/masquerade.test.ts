import { changes, scenarios } from '../../testing/scenarios'

scenarios('Masquerade', {
  'safeguards by the size of the hand and returns cards of that value': {
    position: {
      achievements: ['Mapmaking', 'Oars'],
      ann: { purple: ['Masquerade'], hand: ['Calendar', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masquerade' },
      changes({ ann: { hand: ['Tools'], safe: ['Mapmaking'] } }),
    ],
  },
  'claims Anonymity for a returned 4': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      achievements: ['Perspective'],
      ann: { purple: ['Masquerade'], hand: ['Anatomy', 'Tools', 'Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masquerade' },
      changes({
        ann: { hand: ['Tools', 'Oars', 'Archery'], safe: ['Perspective'], achievements: ['Anonymity'] },
      }),
    ],
  },
  'does not claim it where no 4 is returned': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      achievements: ['Perspective'],
      ann: { purple: ['Masquerade'], hand: ['Tools', 'Oars', 'Archery', 'Paper'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Masquerade' }, changes({ ann: { safe: ['Perspective'] } })],
  },
  'returns nothing where nothing was safeguarded; may splay purple left': {
    position: {
      achievements: ['Oars'],
      ann: { purple: ['Masquerade', 'Mysticism'], hand: ['Calendar', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masquerade' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({ ann: { purple: { cards: ['Masquerade', 'Mysticism'], splay: 'left' } } }),
    ],
  },
})
