import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Leonardo Da Vinci', {
  'another card is melded first': {
    position: { ann: { yellow: ['Leonardo Da Vinci'], hand: ['Oars', 'Sailing', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Sailing', 'Tools'], title: 'Choose card(s) to meld', count: 1, pick: 'Tools' },
      changes({ ann: { red: ['Oars'], blue: ['Tools'], hand: ['Sailing'] } }),
    ],
  },
  'a purple one draws three cards and scores a top figure': {
    position: {
      ann: { yellow: ['Leonardo Da Vinci'], hand: ['Oars', 'Mysticism'] },
      bob: { blue: ['Archimedes'] },
      decks: { base: { 4: ['Anatomy', 'Invention', 'Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['Leonardo Da Vinci', 'Archimedes'], title: 'Choose card(s) to score' },
      { as: 'ann', pick: ['Archimedes'] },
      changes({
        ann: {
          red: ['Oars'],
          purple: ['Mysticism'],
          hand: ['Anatomy', 'Invention', 'Gunpowder'],
          score: ['Archimedes'],
        },
        bob: { blue: [] },
      }),
    ],
  },
  'without another card the meld proceeds as usual': {
    position: { ann: { yellow: ['Leonardo Da Vinci'], hand: ['Mysticism'] } },
    steps: [{ as: 'ann', pick: 'Meld.Mysticism' }, changes({ ann: { purple: ['Mysticism'], hand: [] } })],
  },
  'a figure that is melded first does nothing on it': {
    position: {
      ann: { yellow: ['Leonardo Da Vinci'], hand: ['Oars', 'Alexander the Great'] },
      bob: { blue: ['Archimedes'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars', 'Alexander the Great'], hand: [] } }),
    ],
  },
})
