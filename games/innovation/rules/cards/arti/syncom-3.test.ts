import { changes, scenarios } from '../../testing/scenarios'

scenarios('Syncom 3', {
  'wins with five colors': {
    position: {
      ann: { green: ['Syncom 3'] },
      decks: { base: { 9: ['Fission', 'Services', 'Satellites', 'Suburbia', 'Genetics'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Syncom 3' }, { over: { winner: 'ann', reason: 'Syncom 3' } }],
  },
  'keeps four colors, shown to all; the hand of before went back and adds none': {
    position: {
      ann: { green: ['Syncom 3'], hand: ['Tools', 'Sailing'] },
      decks: { base: { 9: ['Fission', 'Services', 'Specialization', 'Suburbia', 'Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Syncom 3' },
      { as: 'bob', sees: ['Fission', 'Services', 'Specialization', 'Suburbia', 'Genetics'] },
      changes({ ann: { hand: ['Fission', 'Services', 'Specialization', 'Suburbia', 'Genetics'] } }),
    ],
  },
})
