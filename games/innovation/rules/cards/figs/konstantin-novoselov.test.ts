import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Konstantin Novoselov', {
  'super-executes all top cards in its order as the second action': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Clothing', 'Tools', 'Oars', 'Domestication'] } },
      ann: {
        blue: ['Konstantin Novoselov'],
        green: ['The Wheel'],
        red: ['Metalworking'],
        purple: ['Mysticism'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mysticism' },
      changes({ ann: { hand: ['Clothing', 'Tools', 'Oars', 'Domestication'] } }),
    ],
  },
  'reads each top card when its turn comes': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Mysticism', 'Archery'] } },
      ann: { blue: ['Konstantin Novoselov'], green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { purple: ['Mysticism'], hand: ['Archery'] } }),
    ],
  },
  'not as the first action': {
    position: {
      turn: annsTurn,
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Konstantin Novoselov'], green: ['The Wheel'], red: ['Metalworking'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Konstantin Novoselov'], green: ['The Wheel'], red: ['Metalworking'] },
      bob: { green: ['J.P. Morgan'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        as: 'ann',
        offers: ['Konstantin Novoselov', 'J.P. Morgan'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({ ann: { hand: ['Tools', 'Oars'] } }),
    ],
  },
})
