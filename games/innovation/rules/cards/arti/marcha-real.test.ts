import { changes, scenarios } from '../../testing/scenarios'

scenarios('Marcha Real', {
  'returns two of one value and draws one higher': {
    position: {
      ann: { purple: ['Marcha Real'], hand: ['Oars', 'Tools', 'Paper'] },
      achievements: ['Sailing'],
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Marcha Real' },
      { as: 'ann', offers: ['Oars', 'Tools', 'Paper'], title: 'Choose card(s) to reveal', count: 2 },
      { as: 'ann', pick: ['Oars', 'Tools'] },
      { as: 'bob', sees: ['Oars', 'Tools'] },
      changes({ ann: { hand: ['Paper', 'Calendar'] } }),
    ],
  },
  'claims an achievement for two of one color, beside the draw': {
    position: {
      ann: { purple: ['Marcha Real'], hand: ['Oars', 'Archery'] },
      achievements: ['Sailing', 'Compass'],
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Marcha Real' },
      { as: 'ann', offers: ['*base-1*', '*base-3*'], title: 'Choose Achievement', pick: '*base-3*' },
      changes({ ann: { hand: ['Calendar'], achievements: ['Compass'] } }),
    ],
  },
  'gives nothing for two that differ': {
    position: { ann: { purple: ['Marcha Real'], hand: ['Oars', 'Paper'] }, achievements: ['Sailing'] },
    steps: [{ as: 'ann', pick: 'Dogma.Marcha Real' }, changes({ ann: { hand: [] } })],
  },
  'gives nothing for a single card, which is returned': {
    position: { ann: { purple: ['Marcha Real'], hand: ['Oars'] }, achievements: ['Sailing'] },
    steps: [{ as: 'ann', pick: 'Dogma.Marcha Real' }, changes({ ann: { hand: [] } })],
  },
})
