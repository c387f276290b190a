import { changes, scenarios } from '../../testing/scenarios'

scenarios('Secret History', {
  'takes a secret and splays red or purple right': {
    position: {
      ann: {
        green: ['Secret History'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        purple: ['Mysticism', 'Monotheism'],
      },
      bob: { safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret History' },
      { as: 'bob', offers: ['*base-1* (bob)', '*base-2* (bob)'], title: 'Transfer a secret', count: 1 },
      { as: 'bob', pick: ['*base-1* (bob)'] },
      { as: 'ann', offers: ['red', 'purple'], title: 'Choose a color to splay right', count: 1, pick: 'red' },
      changes({
        ann: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, safe: ['Tools'] },
        bob: { safe: ['Calendar'] },
      }),
    ],
  },
  'claims Mystery where both are splayed right': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: {
        green: ['Secret History'],
        red: { cards: ['Archery', 'Oars'], splay: 'right' },
        purple: { cards: ['Mysticism', 'Monotheism'], splay: 'right' },
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Secret History' }, changes({ ann: { achievements: ['Mystery'] } })],
  },
  'claims nothing where Mystery is not available': {
    position: {
      expansions: ['base', 'usee'],
      ann: {
        green: ['Secret History'],
        red: { cards: ['Archery', 'Oars'], splay: 'right' },
        purple: { cards: ['Mysticism', 'Monotheism'], splay: 'right' },
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Secret History' }, changes()],
  },
  'takes nothing without secrets, and splays nothing of one card': {
    position: { ann: { green: ['Secret History'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Secret History' }, changes()],
  },
})
