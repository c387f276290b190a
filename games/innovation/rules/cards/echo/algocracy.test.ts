import { changes, scenarios } from '../../testing/scenarios'

scenarios('Algocracy', {
  'sends all cards of a featured icon from hands and score piles to whoever shows most of it': {
    position: {
      ann: { green: ['Algocracy'], hand: ['Tools', 'Oars'], score: ['Writing'] },
      bob: { blue: ['Experimentation'], hand: ['Mathematics'], score: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Algocracy' },
      { as: 'ann', offers: ['castle', 'clock', 'coin', 'factory', 'leaf', 'lightbulb', 'person'], count: 1 },
      { as: 'ann', pick: ['lightbulb'] },
      changes({ ann: { hand: ['Oars'], score: [] }, bob: { hand: ['Tools', 'Writing', 'Mathematics'] } }),
    ],
  },
  'does nothing where several show as many': {
    position: {
      ann: { green: ['Algocracy'], hand: ['Oars'] },
      bob: { blue: ['Experimentation'], score: ['Archery'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Algocracy', 'castle'] }, changes(), { turn: 'bob' }],
  },
})
