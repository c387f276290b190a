import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Fire', {
  'a card of another color or of value above 0 saves': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { red: ['Fire'], hand: ['Trapping'] },
      bob: { hand: ['Stone Knives', 'Tracking', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fire' },
      { as: 'bob', offers: ['Tracking', 'Oars'], pick: 'Tracking' },
      changes({ ann: { red: ['Trapping', 'Fire'], hand: [] } }),
      { as: 'ann', hidden: ['Stone Knives'] },
    ],
  },
  'without one the demanded player loses': {
    position: { turn: annsTurn, age0: true, ann: { red: ['Fire'] }, bob: { hand: ['Stone Knives'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fire' }, { over: { winner: 'ann', reason: 'Fire' } }],
  },
  'the leader loses without a card to meld': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { red: ['Fire'], hand: ['Sailing'] },
      bob: { hand: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fire' }, { over: { winner: 'bob', reason: 'Fire' } }],
  },
})
