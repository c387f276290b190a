import { changes, scenarios } from '../../testing/scenarios'

scenarios("Philosopher's Stone", {
  'scores as many as the value returned, and junks the deck of the sum of those scored': {
    position: {
      ann: { green: ["Philosopher's Stone"], hand: ['Calendar', 'Compass', 'Oars', 'Tools'] },
      decksExact: { base: { 2: ['Currency'], 4: ['Navigation', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', picks: ["Dogma.Philosopher's Stone", 'Calendar'] },
      { as: 'ann', offers: ['Compass', 'Oars', 'Tools'], title: 'Choose card(s) to score', count: 2 },
      { as: 'ann', pick: ['Compass', 'Oars'] },
      changes({ ann: { hand: ['Tools'], score: ['Compass', 'Oars'] }, junk: ['Navigation', 'Anatomy'] }),
    ],
  },
  'scores the whole hand where it is smaller, and junks nothing above the highest value': {
    position: { ann: { green: ["Philosopher's Stone"], hand: ['Coal', 'Fusion', 'Oars'] } },
    steps: [
      { as: 'ann', picks: ["Dogma.Philosopher's Stone", 'Coal'] },
      changes({ ann: { score: ['Fusion', 'Oars'], hand: [] } }),
    ],
  },
  'junks nothing where nothing is left to score': {
    position: { ann: { green: ["Philosopher's Stone"], hand: ['Coal'] } },
    steps: [{ as: 'ann', pick: "Dogma.Philosopher's Stone" }, changes({ ann: { hand: [] } })],
  },
  'does nothing with an empty hand': {
    position: { ann: { green: ["Philosopher's Stone"] } },
    steps: [{ as: 'ann', pick: "Dogma.Philosopher's Stone" }, changes(), { turn: 'bob' }],
  },
})
