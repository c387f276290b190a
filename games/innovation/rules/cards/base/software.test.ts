import { changes, scenarios } from '../../testing/scenarios'

scenarios('Software', {
  'scores a 10, melds two 9 and executes the second': {
    position: {
      ann: { blue: ['Software'] },
      decks: { base: { 10: ['Databases', 'Robotics'], 9: ['Specialization', 'Fission'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Software' },
      { as: 'ann', offers: ['Software', 'Specialization'], title: 'Choose card(s) to return' },
      { as: 'ann', pick: ['Specialization'] },
      changes({ ann: { red: ['Fission'], score: ['Databases'], hand: ['Robotics'] } }),
      { turn: 'bob' },
    ],
  },
  'the second may cover the first': {
    position: {
      ann: { blue: ['Software'] },
      decks: { base: { 10: ['Databases'], 9: ['Computers', 'Genetics'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Software' },
      changes({
        ann: { blue: ['Genetics', 'Computers', 'Software'], red: ['Fusion'], score: ['Databases'] },
      }),
    ],
  },
  'executes no demand of the second': {
    position: {
      ann: { blue: ['Software'] },
      bob: { yellow: ['Masonry'], hand: ['Oars'], score: ['Tools'] },
      decks: { base: { 10: ['Databases'], 9: ['Suburbia', 'Composites'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Software' },
      changes({ ann: { red: ['Composites'], yellow: ['Suburbia'], score: ['Databases'] } }),
    ],
  },
  'is shared by whoever has as many clocks': {
    position: {
      ann: { blue: ['Software'] },
      bob: { green: ['Databases'] },
      decks: {
        base: {
          10: ['Stem Cells', 'Robotics', 'A.I.'],
          9: ['Suburbia', 'Composites', 'Ecology', 'Collaboration'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Software' },
      changes({
        ann: { yellow: ['Ecology'], green: ['Collaboration'], score: ['Robotics'], hand: ['A.I.'] },
        bob: { yellow: ['Suburbia'], red: ['Composites'], score: ['Stem Cells'] },
      }),
    ],
  },
})
