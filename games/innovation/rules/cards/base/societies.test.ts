import { changes, scenarios } from '../../testing/scenarios'

scenarios('Societies', {
  'takes a card with a lightbulb that beats their own top card of its color; the victim draws a 5': {
    position: {
      ann: { purple: ['Societies'], blue: ['Tools', 'Evolution'], red: ['Optics'] },
      bob: { blue: ['Experimentation', 'Pottery'], red: ['Engineering'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Societies' },
      changes({
        ann: { blue: ['Experimentation', 'Tools', 'Evolution'] },
        bob: { blue: ['Pottery'], hand: ['Coal'] },
      }),
      { turn: 'bob' },
    ],
  },
  'lets the victim choose, also a covered card; a color that is missing is beaten by any card': {
    position: {
      ann: { purple: ['Societies'] },
      bob: { blue: ['Pottery', 'Tools'], red: ['Engineering'], yellow: ['Agriculture'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Societies' },
      { as: 'bob', offers: ['Engineering', 'Tools'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Tools'] },
      changes({ ann: { blue: ['Tools'] }, bob: { blue: ['Pottery'], hand: ['Coal'] } }),
    ],
  },
  'draws nothing when no card is higher': {
    position: {
      ann: { purple: ['Societies'], blue: ['Atomic Theory'] },
      bob: { blue: ['Experimentation'], purple: ['Education'], yellow: ['Agriculture'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Societies' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many coins': {
    position: { ann: { purple: ['Societies'] }, bob: { blue: ['Tools'], green: ['Navigation'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Societies' }, changes()],
  },
})
