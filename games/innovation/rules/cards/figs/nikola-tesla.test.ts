import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Nikola Tesla', {
  "scores an opponent's top card without bulb and clock, and draws a 9": {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      ann: { yellow: ['Nikola Tesla'], hand: ['Oars'] },
      bob: { green: ['Banking'], blue: ['Writing'], red: ['Flight'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], hand: ['Ecology'], score: ['Banking'] }, bob: { green: [] } }),
    ],
  },
  'draws nothing where a higher card is in the score pile': {
    position: {
      ann: { yellow: ['Nikola Tesla'], hand: ['Oars'], score: ['Canning'] },
      bob: { green: ['Banking'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], score: ['Canning', 'Banking'], hand: [] }, bob: { green: [] } }),
    ],
  },
  'scores and draws nothing where all have bulbs or clocks': {
    position: {
      ann: { yellow: ['Nikola Tesla'], hand: ['Oars'] },
      bob: { blue: ['Writing'], red: ['Flight'] },
    },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  "leaves an opponent's melding alone": {
    position: {
      turn: bobsTurn,
      ann: { yellow: ['Nikola Tesla'], green: ['Banking'] },
      bob: { hand: ['Oars'] },
    },
    steps: [{ as: 'bob', pick: 'Meld.Oars' }, changes({ bob: { red: ['Oars'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { yellow: ['Nikola Tesla'], red: ['Archery'], hand: ['Oars'] },
      bob: { purple: ['Catherine the Great'], green: ['Banking'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        as: 'ann',
        offers: ['Nikola Tesla', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { red: ['Oars'], hand: ['Archery'] } }),
    ],
  },
})
