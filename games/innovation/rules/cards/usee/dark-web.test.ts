import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dark Web', {
  'unsplays a color of any board and safeguards any number of achievements': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper'],
      ann: { red: ['Dark Web'], yellow: { cards: ['Agriculture', 'Masonry'], splay: 'up' } },
      bob: { red: { cards: ['Archery', 'Oars'], splay: 'left' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dark Web' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose a color to unsplay', count: 1 },
      { as: 'ann', offers: ['red'], in: 'bob', pick: 'bob.red' },
      { as: 'ann', offers: ['Safeguard achievements', 'Achieve secrets'], count: 1 },
      { as: 'ann', pick: ['Safeguard achievements'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-3*'],
        title: '(optional) Choose achievements to safeguard',
        count: [0, 2],
      },
      { as: 'ann', pick: ['*base-1*', '*base-3*'] },
      changes({
        ann: { safe: ['Tools', 'Paper'] },
        bob: { red: ['Archery', 'Oars'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'achieves any number of secrets without being eligible': {
    position: { ann: { red: ['Dark Web'], safe: ['Tools', 'Calendar', 'Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Dark Web', 'Achieve secrets'] },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-2* (ann)', '*base-3* (ann)'],
        title: '(optional) Choose secrets to achieve',
        count: [0, 3],
      },
      { as: 'ann', pick: ['*base-1* (ann)', '*base-2* (ann)'] },
      changes({ ann: { safe: ['Paper'], achievements: ['Tools', 'Calendar'] } }),
    ],
  },
  'safeguards no more than the safe has room for': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper'],
      ann: { red: ['Dark Web'], safe: ['Oars', 'Archery', 'Sailing', 'Pottery'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Dark Web', 'Safeguard achievements'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-3*'],
        title: '(optional) Choose achievements to safeguard',
        count: [0, 1],
      },
      { as: 'ann', pick: [] },
      changes(),
    ],
  },
  'asks nothing where the safe is full, and nothing to achieve': {
    position: { ann: { red: ['Dark Web'], safe: ['Oars', 'Archery', 'Sailing', 'Pottery', 'Clothing'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Dark Web', 'Safeguard achievements'] }, changes(), { turn: 'bob' }],
  },
})
