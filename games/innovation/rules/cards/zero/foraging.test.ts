import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Foraging', {
  'scores a card without meat and draws again': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { green: ['Foraging'] },
      decks: { base: { 0: ['Knots', 'Fire'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Foraging' },
      { as: 'ann', offers: ['yes', 'no'], pick: 'yes' },
      changes({ ann: { score: ['Knots'], hand: ['Fire'] } }),
    ],
  },
  'keeps a card with meat unasked': {
    position: { turn: annsTurn, age0: true, ann: { green: ['Foraging'] }, decks: { base: { 0: ['Fire'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Foraging' }, { turn: 'ann' }, changes({ ann: { hand: ['Fire'] } })],
  },
  'keeps a card that is not shown': {
    position: { turn: annsTurn, age0: true, ann: { green: ['Foraging'] }, decks: { base: { 0: ['Knots'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Foraging', 'no'] },
      changes({ ann: { hand: ['Knots'] } }),
      { as: 'bob', hidden: ['Knots'] },
    ],
  },
})
