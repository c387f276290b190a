import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fermi Paradox', {
  'returns one of two top cards and takes the valued cards of the junk': {
    position: {
      junk: ['Tools', 'Wonder'],
      ann: { blue: ['Fermi Paradox'] },
      decks: { base: { 9: ['Genetics', 'Computers'], 10: ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermi Paradox' },
      {
        as: 'ann',
        offers: ['Genetics', 'Software'],
        title: 'Choose a card to put on the bottom of its deck',
        count: 1,
      },
      { as: 'bob', sees: ['Genetics', 'Software'] },
      { as: 'ann', pick: ['Genetics'] },
      changes({
        ann: { hand: ['Tools'] },
        junk: ['Wonder'],
        decks: { base: { 9: ['Computers'], 10: ['Software'] } },
      }),
    ],
  },
  'returns the only card where a deck is empty': {
    position: {
      ann: { blue: ['Fermi Paradox'] },
      decks: { base: { 9: ['Genetics', 'Computers'] } },
      decksExact: { base: { 10: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fermi Paradox' }, changes({ decks: { base: { 9: ['Computers'] } } })],
  },
  'wins for a player without cards on the board': {
    position: {
      ann: { green: ['Blackmail'] },
      bob: { score: ['Fermi Paradox'] },
      decks: { base: { 9: ['Genetics'], 10: ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Blackmail' },
      { as: 'bob', pick: ['Genetics'] },
      { over: { winner: 'bob', reason: 'Fermi Paradox' } },
    ],
  },
})
