import { changes, scenarios } from '../../testing/scenarios'

scenarios('Baghdad Battery', {
  'melds and scores cards of different values and junks both decks': {
    position: {
      ann: { green: ['Baghdad Battery'], hand: ['Oars', 'Calendar', 'Paper'] },
      decksExact: { base: { 1: ['Tools', 'Writing'], 2: ['Currency'], 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Baghdad Battery' },
      { as: 'ann', offers: ['Oars', 'Calendar', 'Paper'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', offers: ['Calendar', 'Paper'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      changes({
        ann: { red: ['Oars'], hand: ['Paper'], score: ['Calendar'] },
        junk: ['Tools', 'Writing', 'Currency'],
      }),
    ],
  },
  'junks nothing where the values are equal': {
    position: { ann: { green: ['Baghdad Battery'], hand: ['Oars', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Baghdad Battery', 'Oars'] },
      changes({ ann: { red: ['Oars'], score: ['Tools'], hand: [] } }),
    ],
  },
  'junks nothing where there is only a card to meld': {
    position: { ann: { green: ['Baghdad Battery'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Baghdad Battery' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
})
