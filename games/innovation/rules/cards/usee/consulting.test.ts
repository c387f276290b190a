import { changes, scenarios } from '../../testing/scenarios'

scenarios('Consulting', {
  "super-executes a top card of the opponent's choice": {
    position: {
      players: ['ann', 'bob', 'cat'],
      achievements: ['Tools'],
      ann: { blue: ['Consulting'], red: ['Archery'] },
      decks: { base: { 1: ['Oars', 'Pottery'], 10: ['Stem Cells', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Consulting' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', count: 1, pick: 'cat' },
      {
        as: 'cat',
        offers: ['Archery', 'Stem Cells', 'Databases', 'Consulting'],
        title: 'Choose Cards(s)',
        count: 1,
      },
      { as: 'cat', pick: ['Archery'] },
      changes({
        ann: { yellow: ['Stem Cells'], green: ['Databases'], hand: ['Oars', 'Pottery'] },
        junk: ['Tools'],
      }),
    ],
  },
  'the only opponent is chosen without a question': {
    position: { ann: { blue: ['Consulting'] }, decks: { base: { 10: ['Stem Cells', 'Databases'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Consulting' },
      { as: 'bob', offers: ['Stem Cells', 'Databases', 'Consulting'], pick: 'Databases' },
      changes({ ann: { yellow: ['Stem Cells'], green: ['Databases'] } }),
    ],
  },
})
