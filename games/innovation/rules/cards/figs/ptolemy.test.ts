import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Ptolemy', {
  'the top blue cards of all boards may be activated': {
    position: {
      ann: { green: ['Ptolemy'], blue: ['Pottery'], red: ['Archery'] },
      bob: { blue: ['Writing', 'Tools'], purple: ['Mysticism'] },
    },
    steps: [{ as: 'ann', in: 'Dogma', offers: ['Archery', 'Pottery', 'Writing'] }],
  },
  "another's card is carried out for the player, who shares by the icons of both boards": {
    position: {
      ann: { green: ['Ptolemy'] },
      bob: { blue: ['Writing'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 2: ['Plato'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency', 'Plato'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'a blue card without an effect is not offered': {
    position: { ann: { green: ['Ptolemy'] }, bob: { blue: ['Archimedes'] } },
    steps: [{ as: 'ann', in: 'Dogma', offers: [] }],
  },
  'under another card it offers nothing': {
    position: { ann: { green: ['Sailing', 'Ptolemy'] }, bob: { blue: ['Writing'] } },
    steps: [{ as: 'ann', in: 'Dogma', offers: ['Sailing'] }],
  },
  "the action with another player's card triggers an own figure": {
    position: {
      ann: { green: ['Ptolemy'], purple: ['Confucius'] },
      bob: { blue: ['Alchemy'] },
      decksExact: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Alchemy', [2], 'Confucius'] },
      changes({
        ann: { score: ['Alchemy', 'Confucius'], purple: [] },
        bob: { blue: [] },
        junk: ['Calendar'],
      }),
    ],
  },
})
