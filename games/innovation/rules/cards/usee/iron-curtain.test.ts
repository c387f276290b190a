import { changes, scenarios } from '../../testing/scenarios'

scenarios('Iron Curtain', {
  'unsplays all, returns their top cards and safeguards as many achievements': {
    position: {
      achievements: ['Calendar', 'Coal', 'Oars'],
      ann: {
        red: { cards: ['Iron Curtain', 'Archery'], splay: 'left' },
        green: { cards: ['Sailing', 'Paper'], splay: 'up' },
        blue: ['Tools', 'Pottery'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Iron Curtain' },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-5*'],
        title: 'Choose card(s) to safeguard',
        count: 1,
      },
      { as: 'ann', pick: ['*base-5*'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], pick: '*base-1*' },
      changes({ ann: { red: ['Archery'], green: ['Paper'], safe: ['Coal', 'Oars'] } }),
    ],
  },
  'does nothing where nothing is splayed': {
    position: { achievements: ['Calendar'], ann: { red: ['Iron Curtain', 'Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Iron Curtain' }, changes()],
  },
})
