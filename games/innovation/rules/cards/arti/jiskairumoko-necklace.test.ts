import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jiskairumoko Necklace', {
  'takes an achievement of the value that was returned, and junks that deck': {
    position: {
      ann: { green: ['Jiskairumoko Necklace'] },
      bob: { purple: ['Mysticism'], score: ['Calendar', 'Oars'], achievements: ['Fermenting', 'Tools'] },
      decksExact: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jiskairumoko Necklace' },
      { as: 'bob', offers: ['Calendar', 'Oars'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Calendar'] },
      changes({
        ann: { achievements: ['Fermenting'] },
        bob: { score: ['Oars'], achievements: ['Tools'] },
        junk: ['Currency', 'Calendar'],
      }),
    ],
  },
  'takes no achievement of another value, but junks the deck': {
    position: {
      ann: { green: ['Jiskairumoko Necklace'] },
      bob: { purple: ['Mysticism'], score: ['Calendar'], achievements: ['Tools'] },
      decksExact: { base: { 2: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jiskairumoko Necklace' },
      changes({ bob: { score: [] }, junk: ['Calendar'] }),
    ],
  },
  'does nothing to an empty score pile': {
    position: {
      ann: { green: ['Jiskairumoko Necklace'] },
      bob: { purple: ['Mysticism'], achievements: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Jiskairumoko Necklace' }, changes(), { turn: 'bob' }],
  },
})
