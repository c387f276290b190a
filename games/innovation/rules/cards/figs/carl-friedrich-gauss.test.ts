import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Carl Friedrich Gauss', {
  'melds all other cards of the value from hand and score pile': {
    position: {
      ann: {
        blue: ['Carl Friedrich Gauss'],
        hand: ['Archery', 'Clothing', 'Calendar'],
        score: ['Domestication', 'Mapmaking'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      { as: 'ann', offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], title: 'Choose Age' },
      { as: 'ann', pick: [1] },
      changes({
        ann: {
          red: ['Archery'],
          green: ['Clothing'],
          yellow: ['Domestication'],
          hand: ['Calendar'],
          score: ['Mapmaking'],
        },
      }),
    ],
  },
  'melds nothing else of a value that neither holds': {
    position: {
      ann: { blue: ['Carl Friedrich Gauss'], hand: ['Archery', 'Clothing'], score: ['Domestication'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Archery', [9]] },
      changes({ ann: { red: ['Archery'], hand: ['Clothing'] } }),
    ],
  },
  "leaves an opponent's melding alone": {
    position: {
      turn: bobsTurn,
      ann: { blue: ['Carl Friedrich Gauss'], hand: ['Clothing'] },
      bob: { hand: ['Archery'] },
    },
    steps: [{ as: 'bob', pick: 'Meld.Archery' }, changes({ bob: { red: ['Archery'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { blue: ['Carl Friedrich Gauss'], hand: ['Archery', 'Clothing'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      {
        as: 'ann',
        offers: ['Carl Friedrich Gauss', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', picks: ['Carl Friedrich Gauss', [1]] },
      changes({ ann: { red: ['Archery'], green: ['Clothing'], hand: [] } }),
    ],
  },
  'a Draw action draws a 7 before it': {
    position: {
      decks: { base: { '6': ['Canning'], '7': ['Bicycle'] } },
      ann: { blue: ['Carl Friedrich Gauss'] },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Bicycle', 'Canning'] } })],
  },
  'a draw by an effect is not a Draw action': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Carl Friedrich Gauss'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'one of two karmas of a Draw action': {
    position: {
      decks: { base: { '6': ['Canning'], '7': ['Bicycle'] } },
      ann: { blue: ['Carl Friedrich Gauss'], green: ['John Harrison'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      {
        as: 'ann',
        offers: ['John Harrison', 'Carl Friedrich Gauss'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', picks: ['Carl Friedrich Gauss', 'John Harrison'] },
      changes({ ann: { hand: ['Tools', 'Bicycle', 'Canning'], score: ['John Harrison'], green: [] } }),
    ],
  },
})
