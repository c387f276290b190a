import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cabal', {
  'takes the cards of the values of secrets from the hand': {
    position: {
      achievements: ['Sailing', 'Physics', 'Anatomy'],
      ann: { red: ['Cabal'], blue: ['Writing'], safe: ['Tools', 'Calendar'] },
      bob: { hand: ['Oars', 'Fermenting', 'Paper'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cabal' },
      { as: 'ann', offers: ['*base-1*', '*base-5*'], title: 'Choose card(s) to safeguard', count: 1 },
      { as: 'ann', pick: ['*base-5*'] },
      changes({
        ann: { safe: ['Tools', 'Calendar', 'Physics'], score: ['Oars', 'Fermenting'] },
        bob: { hand: ['Paper', 'Coal'] },
      }),
    ],
  },
  'takes nothing without secrets, and safeguards nothing of other values': {
    position: {
      achievements: ['Sailing'],
      ann: { red: ['Cabal', 'Archery'] },
      bob: { hand: ['Oars'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Cabal' }, changes({ bob: { hand: ['Oars', 'Coal'] } })],
  },
})
