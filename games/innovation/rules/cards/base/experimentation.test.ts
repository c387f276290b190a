import { changes, scenarios } from '../../testing/scenarios'

scenarios('Experimentation', {
  'melds a 5': {
    position: { ann: { blue: ['Experimentation'] }, decks: { base: { 5: ['Physics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Experimentation' },
      changes({ ann: { blue: ['Physics', 'Experimentation'] } }),
      { turn: 'bob' },
    ],
  },
  'melds the next higher card when there is no 5 left': {
    position: {
      ann: { blue: ['Experimentation'] },
      decks: { base: { 6: ['Canning'] } },
      decksExact: { base: { 5: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Experimentation' }, changes({ ann: { yellow: ['Canning'] } })],
  },
  'shares with whoever has as many lightbulbs, and draws for it': {
    position: {
      ann: { blue: ['Experimentation'] },
      bob: { blue: ['Atomic Theory'] },
      decks: { base: { 5: ['Coal', 'Banking', 'Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Experimentation' },
      changes({ ann: { green: ['Banking'], hand: ['Astronomy'] }, bob: { red: ['Coal'] } }),
    ],
  },
})
