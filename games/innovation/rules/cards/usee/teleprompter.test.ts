import { changes, scenarios } from '../../testing/scenarios'

scenarios('Teleprompter', {
  'repeats with another deck after a coin, and passes over a demand': {
    position: {
      ann: { green: ['Teleprompter'] },
      decks: { base: { 1: ['Writing'], 2: ['Calendar'], 3: ['Machinery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Teleprompter' },
      {
        as: 'ann',
        offers: [
          'base 1',
          'base 2',
          'base 3',
          'base 4',
          'base 5',
          'base 6',
          'base 7',
          'base 8',
          'base 9',
          'base 10',
          'base 11',
        ],
        title: 'Choose a deck',
        count: 1,
      },
      { as: 'ann', pick: ['base 1'] },
      { as: 'bob', sees: ['Writing'] },
      { as: 'ann', refused: ['base 1'] },
      { as: 'ann', pick: ['base 3'] },
      changes({ ann: { hand: ['Calendar'] }, decks: { base: { 1: ['Writing'], 3: ['Machinery'] } } }),
    ],
  },
  'executes no effect of a card that only demands': {
    position: {
      ann: { green: ['Teleprompter'] },
      bob: { hand: ['Archery'] },
      decks: { base: { 1: ['City States'], 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Teleprompter', 'base 1', 'base 2'] }, changes()],
  },
  'knows the decks of every set in play, and none that is empty': {
    position: {
      expansions: ['base', 'usee'],
      ann: { green: ['Teleprompter'] },
      decks: { usee: { 1: ['Woodworking'] } },
      decksExact: { base: { 1: [] }, usee: { 2: ['Fingerprints'], 3: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Teleprompter' },
      { as: 'ann', refused: ['base 1'] },
      { as: 'ann', refused: ['usee 3'] },
      { as: 'ann', pick: ['usee 1'] },
      changes({ ann: { score: ['Fingerprints'] }, decks: { usee: { 1: ['Woodworking'] } } }),
    ],
  },
})
