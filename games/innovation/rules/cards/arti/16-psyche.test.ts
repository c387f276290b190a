import { changes, scenarios } from '../../testing/scenarios'

scenarios('16 Psyche', {
  'scores a whole deck and the junk of a value that is on top of no color': {
    position: {
      ann: { red: ['16 Psyche'], yellow: ['Masonry'], blue: ['Calendar', 'Alchemy'] },
      junk: ['Paper', 'Tools'],
      decksExact: { base: { 3: ['Optics', 'Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.16 Psyche' },
      { as: 'ann', offers: [3, 4, 5, 6, 7, 8, 9, 10], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { score: ['Optics', 'Education', 'Paper'] }, junk: ['Tools'] }),
    ],
  },
  'scores nothing of a value that neither has': {
    position: { ann: { red: ['16 Psyche'] }, junk: ['Tools'], decksExact: { base: { 3: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.16 Psyche' }, { as: 'ann', pick: [3] }, changes()],
  },
})
