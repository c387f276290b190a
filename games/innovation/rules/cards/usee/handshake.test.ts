import { changes, scenarios } from '../../testing/scenarios'

scenarios('Handshake', {
  'gives the hand and takes two colors of all': {
    position: { ann: { yellow: ['Handshake'], hand: ['Tools', 'Sailing'] }, bob: { hand: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Handshake' },
      { as: 'bob', offers: ['red', 'green', 'blue'], title: 'Choose a color', count: 2 },
      { as: 'bob', pick: ['red', 'blue'] },
      changes({ ann: { hand: ['Archery', 'Tools'] }, bob: { hand: ['Sailing'] } }),
    ],
  },
  'as many colors as there are': {
    position: { ann: { yellow: ['Handshake'], hand: ['Tools'] }, bob: { hand: ['Pottery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Handshake' },
      changes({ ann: { hand: ['Tools', 'Pottery'] }, bob: { hand: [] } }),
    ],
  },
  'does nothing with empty hands': {
    position: { ann: { yellow: ['Handshake'] }, bob: { score: ['Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Handshake' }, changes()],
  },
})
