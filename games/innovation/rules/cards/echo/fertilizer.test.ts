import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fertilizer', {
  'takes all cards of a value from all score piles, then foreshadows by the hand': {
    position: {
      ann: { yellow: ['Fertilizer'], hand: ['Oars'], score: ['Tools', 'Calendar'] },
      bob: { score: ['Archery', 'Pottery', 'Paper'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fertilizer' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: { hand: ['Tools', 'Archery', 'Pottery'], score: ['Calendar'], forecast: ['Optics'] },
        bob: { score: ['Paper'] },
      }),
    ],
  },
  'takes nothing when declined': {
    position: {
      ann: { yellow: ['Fertilizer'], hand: ['Oars'], score: ['Tools'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Fertilizer', []] }, changes({ ann: { forecast: ['Sailing'] } })],
  },
  'foreshadows a 1 with an empty hand': {
    position: { ann: { yellow: ['Fertilizer'] }, decks: { base: { '1': ['Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Fertilizer' }, changes({ ann: { forecast: ['Sailing'] } })],
  },
})
