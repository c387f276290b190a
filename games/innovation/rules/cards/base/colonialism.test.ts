import { changes, scenarios } from '../../testing/scenarios'

scenarios('Colonialism', {
  'tucks, again and again while the card has a coin': {
    position: {
      ann: { red: ['Colonialism'], blue: ['Tools'] },
      decks: { base: { 3: ['Translation', 'Optics', 'Education', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colonialism' },
      changes({
        ann: { red: ['Colonialism', 'Optics'], blue: ['Tools', 'Translation'], purple: ['Education'] },
      }),
    ],
  },
  'stops at once without a coin': {
    position: { ann: { red: ['Colonialism'] }, decks: { base: { 3: ['Engineering', 'Paper'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Colonialism' },
      changes({ ann: { red: ['Colonialism', 'Engineering'] } }),
      { turn: 'bob' },
    ],
  },
  'is repeated by each player alone': {
    position: {
      ann: { red: ['Colonialism'] },
      bob: { red: ['Coal'] },
      decks: { base: { 3: ['Paper', 'Education', 'Machinery'], 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colonialism' },
      changes({
        ann: { yellow: ['Machinery'], hand: ['Invention'] },
        bob: { green: ['Paper'], purple: ['Education'] },
      }),
    ],
  },
})
