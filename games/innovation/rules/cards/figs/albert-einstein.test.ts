import { changes, scenarios } from '../../testing/scenarios'

scenarios('Albert Einstein', {
  'reveals and melds all cards with a bulb or clock of all hands': {
    position: {
      decks: { base: { '8': ['Flight'] } },
      ann: { blue: ['Albert Einstein'], hand: ['Astronomy', 'Metalworking'] },
      bob: { hand: ['Railroad', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Astronomy', 'Railroad', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', pick: ['Railroad'] },
      changes({
        ann: { purple: ['Astronomy', 'Railroad'], hand: ['Metalworking', 'Flight'] },
        bob: { hand: ['Oars'] },
      }),
    ],
  },
  'melds nothing where no hand has one': {
    position: {
      decks: { base: { '8': ['Flight'] } },
      ann: { blue: ['Albert Einstein'], hand: ['Metalworking'] },
      bob: { hand: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Metalworking', 'Flight'] } })],
  },
  'a draw by an effect is not a Draw action': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Albert Einstein'], green: ['The Wheel'], hand: ['Astronomy'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Astronomy', 'Tools', 'Oars'] } }),
    ],
  },
  'one of two karmas of a Draw action': {
    position: {
      decks: { base: { '8': ['Flight'] } },
      ann: { blue: ['Albert Einstein'], green: ['John Harrison'], hand: ['Astronomy'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['John Harrison', 'Albert Einstein'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Albert Einstein', 'John Harrison'] },
      changes({ ann: { purple: ['Astronomy'], hand: ['Flight'], score: ['John Harrison'], green: [] } }),
    ],
  },
})
