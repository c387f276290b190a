import { scenarios } from '../../testing/scenarios'

scenarios('Pilgrimage', {
  'returns cards of ascending values and safeguards achievements of these values': {
    position: {
      achievements: ['Archery', 'Fermenting'],
      ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pilgrimage' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: '(optional) Choose card(s) to return', min: 0, max: 1 },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Calendar'] },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 1 deck?', min: 1, max: 1 },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { hand: ['Oars'], safe: ['Archery', 'Fermenting'] } } },
    ],
  },
  'goes on where no achievement of the value is available': {
    position: {
      achievements: ['Fermenting'],
      ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar'] },
      decksExact: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pilgrimage' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', pick: ['yes'] },
      { changes: { ann: { safe: ['Fermenting'], hand: [] }, junk: ['Sailing', 'Tools'] } },
    ],
  },
  'stops where nothing is returned': {
    position: { achievements: ['Archery'], ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Pilgrimage' },
      { as: 'ann', pick: [] },
      { as: 'ann', pick: ['no'] },
      { changes: {} },
    ],
  },
  'begins with value 1, and asks nothing about an empty deck': {
    position: { ann: { red: ['Pilgrimage'], hand: ['Calendar'] }, decksExact: { base: { 1: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Pilgrimage' }, { changes: {} }],
  },
})
