import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Giuseppe Scionti', {
  'draws and scores a 9 before every dogma effect': {
    position: {
      decks: { base: { '9': ['Ecology', 'Satellites'] } },
      ann: { blue: ['Giuseppe Scionti'], purple: ['Philosophy'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Philosophy' }, changes({ ann: { score: ['Ecology', 'Satellites'] } })],
  },
  'before a demand, too, that others make': {
    position: {
      achievements: [],
      decks: { base: { '9': ['Ecology'], '1': ['Tools'] } },
      ann: { red: ['Archery'] },
      bob: { blue: ['Giuseppe Scionti'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      changes({ ann: { hand: ['Tools'] }, bob: { score: ['Ecology'] } }),
    ],
  },
  'not before effects that only others execute': {
    position: {
      turn: bobsTurn,
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Giuseppe Scionti'] },
      bob: { green: ['The Wheel'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.The Wheel' }, changes({ bob: { hand: ['Tools', 'Oars'] } })],
  },
  'one of two karmas of an effect': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'], '9': ['Ecology'] } },
      ann: { blue: ['Giuseppe Scionti'], red: ['Max Verstappen'], green: ['The Wheel'], hand: ['Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'ann', offers: ['Max Verstappen', 'Giuseppe Scionti'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Giuseppe Scionti', 'Max Verstappen'] },
      changes({
        ann: { hand: ['Calendar', 'Tools', 'Oars'], score: ['Ecology', 'Max Verstappen'], red: [] },
      }),
    ],
  },
})
