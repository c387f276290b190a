import { changes, scenarios } from '../../testing/scenarios'

scenarios('Corporations', {
  'scores a top card with a factory that is not green, and gives an 8 for it': {
    position: {
      ann: { green: ['Corporations'] },
      bob: { red: ['The Pirate Code', 'Oars'], blue: ['Tools', 'Chemistry'] },
      decks: { base: { 8: ['Flight', 'Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Corporations' },
      changes({ ann: { blue: ['Rocketry'], score: ['The Pirate Code'] }, bob: { red: ['Flight', 'Oars'] } }),
      { turn: 'bob' },
    ],
  },
  'lets the victim choose among several': {
    position: {
      ann: { green: ['Corporations'], purple: ['Emancipation'] },
      bob: { red: ['The Pirate Code'], blue: ['Physics'], green: ['Banking'] },
      decks: { base: { 8: ['Flight', 'Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Corporations' },
      { as: 'bob', offers: ['The Pirate Code', 'Physics'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Physics'] },
      changes({
        ann: { blue: ['Rocketry'], score: ['Physics'] },
        bob: { red: ['Flight', 'The Pirate Code'], blue: [] },
      }),
    ],
  },
  'gives no 8 where there is only a green one, and melds its own': {
    position: {
      ann: { green: ['Corporations'] },
      bob: { green: ['Banking'], blue: ['Tools'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Corporations' }, changes({ ann: { red: ['Flight'] } })],
  },
  'demands nothing of whoever has as many factories, who melds an 8 too': {
    position: {
      ann: { green: ['Corporations'] },
      bob: { red: ['Coal'] },
      decks: { base: { 8: ['Flight', 'Rocketry', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Corporations' },
      changes({ ann: { blue: ['Rocketry'], hand: ['Mobility'] }, bob: { red: ['Flight', 'Coal'] } }),
    ],
  },
})
