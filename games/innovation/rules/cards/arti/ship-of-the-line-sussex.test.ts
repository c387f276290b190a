import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ship of the Line Sussex', {
  'scores a whole color with an empty score pile': {
    position: { ann: { red: ['Ship of the Line Sussex'], blue: ['Tools', 'Writing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ship of the Line Sussex' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a Color', count: 1 },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { score: ['Tools', 'Writing'], blue: [] } }),
    ],
  },
  'scores nothing for a color that is missing': {
    position: { ann: { red: ['Ship of the Line Sussex'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Ship of the Line Sussex', 'green'] }, changes()],
  },
  'returns the score pile where there is one': {
    position: { ann: { red: ['Ship of the Line Sussex'], blue: ['Tools'], score: ['Oars', 'Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Ship of the Line Sussex' }, changes({ ann: { score: [] } })],
  },
})
