import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fingerprints', {
  'safeguards by the number of splayed colors and transfers a card of that value to any board': {
    position: {
      achievements: ['Tools', 'Calendar'],
      ann: { yellow: ['Fingerprints', 'Agriculture'], hand: ['Oars', 'Archery', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fingerprints' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      { as: 'ann', offers: ['Oars', 'Archery'], title: 'Choose a card to transfer', count: 1, pick: 'Oars' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose a player to transfer card to', count: 1 },
      { as: 'ann', pick: ['bob'] },
      changes({
        ann: {
          yellow: { cards: ['Fingerprints', 'Agriculture'], splay: 'left' },
          hand: ['Archery', 'Paper'],
          safe: ['Tools'],
        },
        bob: { red: ['Oars'] },
      }),
    ],
  },
  'any board may be your own, and the achievement may be missing': {
    position: {
      achievements: ['Calendar'],
      ann: {
        yellow: ['Fingerprints'],
        red: { cards: ['Gunpowder', 'Coal'], splay: 'right' },
        hand: ['Oars'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Fingerprints', [], 'ann'] },
      changes({ ann: { red: { cards: ['Oars', 'Gunpowder', 'Coal'], splay: 'right' }, hand: [] } }),
    ],
  },
  'does nothing where no color is splayed': {
    position: { achievements: ['Tools'], ann: { yellow: ['Fingerprints'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fingerprints' }, changes()],
  },
})
