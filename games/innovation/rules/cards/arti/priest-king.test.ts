import { scenarios } from '../../testing/scenarios'

scenarios('Priest-King', {
  'super-executes the top card in your own turn': {
    position: {
      ann: { green: ['Priest-King'], red: ['Archery'], hand: ['Metalworking'] },
      bob: {},
      achievements: [],
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Priest-King' },
      {
        becomes: {
          ann: { green: ['Priest-King'], red: ['Archery'], hand: ['Tools'], score: ['Metalworking'] },
        },
      },
    ],
  },
  'lets a sharer only self-execute it': {
    position: {
      ann: { green: ['Priest-King'] },
      bob: { purple: ['Mysticism'], red: ['Archery'], hand: ['Oars'] },
      achievements: ['Calendar'],
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Priest-King' },
      {
        becomes: {
          ann: { green: ['Priest-King'], hand: ['Tools'] },
          bob: { purple: ['Mysticism'], red: ['Archery'], score: ['Oars'] },
          junk: ['Calendar'],
        },
      },
    ],
  },
  'executes nothing where the color is missing': {
    position: { ann: { green: ['Priest-King'], red: ['Archery'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Priest-King' },
      { becomes: { ann: { green: ['Priest-King'], red: ['Archery'], score: ['Tools'] } } },
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { green: ['Priest-King'], red: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Priest-King' },
      { becomes: { ann: { green: ['Priest-King'], red: ['Archery'] } } },
      { turn: 'bob' },
    ],
  },
})
