import { changes, scenarios } from '../../testing/scenarios'

scenarios('Gunpowder', {
  'takes a top card with a castle, and then scores a 2': {
    position: {
      ann: { red: ['Gunpowder'] },
      bob: { red: ['Archery', 'Oars'], purple: ['Mysticism'], blue: ['Pottery'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Gunpowder' },
      { as: 'bob', offers: ['Archery', 'Mysticism'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      changes({ ann: { score: ['Archery', 'Calendar'] }, bob: { red: ['Oars'] } }),
      { turn: 'bob' },
    ],
  },
  'scores nothing when no top card has a castle, not even a covered one': {
    position: { ann: { red: ['Gunpowder'] }, bob: { blue: ['Pottery', 'Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Gunpowder' }, changes(), { turn: 'bob' }],
  },
  'rewards everybody who shares once anything was transferred': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Gunpowder'] },
      bob: { red: ['Archery'] },
      cat: { red: ['Coal'], yellow: ['Masonry'] },
      decks: { base: { 2: ['Calendar', 'Mathematics'], 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Gunpowder' },
      changes({
        ann: { score: ['Archery', 'Mathematics'], hand: ['Invention'] },
        cat: { score: ['Calendar'] },
        bob: { red: [] },
      }),
    ],
  },
})
