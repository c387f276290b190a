import { scenarios } from '../../testing/scenarios'

scenarios('Ship of the Line Sussex', {
  'scores a whole color with an empty score pile': {
    position: { ann: { red: ['Ship of the Line Sussex'], blue: ['Tools', 'Writing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ship of the Line Sussex' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'green', 'blue', 'purple'],
        title: 'Choose a Color',
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: ['blue'] },
      { becomes: { ann: { red: ['Ship of the Line Sussex'], score: ['Tools', 'Writing'] } } },
    ],
  },
  'scores nothing for a color that is missing': {
    position: { ann: { red: ['Ship of the Line Sussex'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ship of the Line Sussex' },
      { as: 'ann', pick: ['green'] },
      { becomes: { ann: { red: ['Ship of the Line Sussex'] } } },
    ],
  },
  'returns the score pile where there is one': {
    position: { ann: { red: ['Ship of the Line Sussex'], blue: ['Tools'], score: ['Oars', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ship of the Line Sussex' },
      { becomes: { ann: { red: ['Ship of the Line Sussex'], blue: ['Tools'] } } },
    ],
  },
})
