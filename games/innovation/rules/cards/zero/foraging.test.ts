import { scenarios } from '../../testing/scenarios'

scenarios('Foraging', {
  'scores a card without meat and draws again': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { green: ['Foraging'] },
      decks: { base: { 0: ['Knots', 'Fire'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Foraging' },
      { as: 'ann', offers: ['yes', 'no'] },
      { as: 'ann', pick: ['yes'] },
      { changes: { ann: { score: ['Knots'], hand: ['Fire'] } } },
    ],
  },
  'keeps a card with meat unasked': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { green: ['Foraging'] },
      decks: { base: { 0: ['Fire'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Foraging' }, { turn: 'ann' }, { changes: { ann: { hand: ['Fire'] } } }],
  },
  'keeps a card that is not shown': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { green: ['Foraging'] },
      decks: { base: { 0: ['Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Foraging' },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { hand: ['Knots'] } } },
      { as: 'bob', hidden: ['Knots'] },
    ],
  },
})
