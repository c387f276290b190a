import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pilgrimage', {
  'returns cards of ascending values and safeguards achievements of these values': {
    position: {
      achievements: ['Archery', 'Fermenting'],
      ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pilgrimage' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Calendar'], pick: 'Calendar' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 1 deck?', count: 1, pick: 'no' },
      changes({ ann: { hand: ['Oars'], safe: ['Archery', 'Fermenting'] } }),
    ],
  },
  'goes on where no achievement of the value is available': {
    position: {
      achievements: ['Fermenting'],
      ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar'] },
      decksExact: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pilgrimage', 'Tools', 'Calendar', 'yes'] },
      changes({ ann: { safe: ['Fermenting'], hand: [] }, junk: ['Sailing', 'Tools'] }),
    ],
  },
  'stops where nothing is returned': {
    position: { achievements: ['Archery'], ann: { red: ['Pilgrimage'], hand: ['Tools', 'Calendar'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Pilgrimage', [], 'no'] }, changes()],
  },
  'begins with value 1, and asks nothing about an empty deck': {
    position: { ann: { red: ['Pilgrimage'], hand: ['Calendar'] }, decksExact: { base: { 1: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Pilgrimage' }, changes()],
  },
})
