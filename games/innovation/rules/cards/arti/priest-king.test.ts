import { changes, scenarios } from '../../testing/scenarios'

scenarios('Priest-King', {
  'super-executes the top card in your own turn': {
    position: {
      ann: { green: ['Priest-King'], red: ['Archery'], hand: ['Metalworking'] },
      achievements: [],
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Priest-King' },
      changes({ ann: { hand: ['Tools'], score: ['Metalworking'] } }),
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
      changes({ ann: { hand: ['Tools'] }, bob: { score: ['Oars'], hand: [] }, junk: ['Calendar'] }),
    ],
  },
  'executes nothing where the color is missing': {
    position: { ann: { green: ['Priest-King'], red: ['Archery'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Priest-King' }, changes({ ann: { score: ['Tools'], hand: [] } })],
  },
  'does nothing with an empty hand': {
    position: { ann: { green: ['Priest-King'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Priest-King' }, changes(), { turn: 'bob' }],
  },
})
