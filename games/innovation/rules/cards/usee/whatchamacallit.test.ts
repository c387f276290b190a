import { changes, scenarios } from '../../testing/scenarios'

scenarios('Whatchamacallit', {
  'scores a card of each value that is missing': {
    position: {
      ann: { yellow: ['Whatchamacallit'], score: ['Tools', 'Calendar'] },
      decks: {
        base: {
          3: ['Paper'],
          4: ['Anatomy'],
          5: ['Coal'],
          6: ['Canning'],
          7: ['Evolution'],
          8: ['Flight'],
          9: ['Genetics'],
          11: ['Fusion'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Whatchamacallit' },
      changes({
        ann: {
          score: [
            'Tools',
            'Calendar',
            'Paper',
            'Anatomy',
            'Coal',
            'Canning',
            'Evolution',
            'Flight',
            'Genetics',
            'Fusion',
          ],
        },
      }),
    ],
  },
  'what it draws does not stand in for a missing value': {
    position: {
      ann: {
        yellow: ['Whatchamacallit'],
        red: ['Fusion'],
        score: ['Tools', 'Calendar', 'Coal', 'Canning', 'Evolution', 'Flight', 'Genetics'],
      },
      decks: { base: { 4: ['Anatomy', 'Gunpowder'] } },
      decksExact: { base: { 3: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Whatchamacallit' },
      changes({
        ann: {
          score: [
            'Tools',
            'Calendar',
            'Coal',
            'Canning',
            'Evolution',
            'Flight',
            'Genetics',
            'Anatomy',
            'Gunpowder',
          ],
        },
      }),
    ],
  },
  'does nothing where no value is missing': {
    position: {
      ann: {
        yellow: ['Whatchamacallit'],
        red: ['Fusion'],
        score: [
          'Tools',
          'Calendar',
          'Paper',
          'Anatomy',
          'Coal',
          'Canning',
          'Evolution',
          'Flight',
          'Genetics',
        ],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Whatchamacallit' }, changes()],
  },
  'ends the game where the deck of 11 is empty': {
    position: {
      ann: {
        yellow: ['Whatchamacallit'],
        score: [
          'Oars',
          'Calendar',
          'Paper',
          'Reformation',
          'Coal',
          'Canning',
          'Bicycle',
          'Flight',
          'Computers',
        ],
      },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Whatchamacallit' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
})
