import { changes, scenarios } from '../../testing/scenarios'

scenarios('Refrigeration', {
  'leaves one card in the hand, which the victim chooses by returning the others': {
    position: { ann: { yellow: ['Refrigeration'] }, bob: { hand: ['Tools', 'Paper', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Refrigeration' },
      { as: 'bob', offers: ['Tools', 'Paper', 'Coal'], title: 'Choose card(s) to return', count: 2 },
      { as: 'bob', pick: ['Tools', 'Paper'] },
      changes({ bob: { hand: ['Coal'] } }),
      { turn: 'bob' },
    ],
  },
  'takes nothing from a hand of one card': {
    position: { ann: { yellow: ['Refrigeration'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Refrigeration' }, changes()],
  },
  'scores a card of the hand': {
    position: { ann: { yellow: ['Refrigeration'], hand: ['Tools', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Refrigeration' },
      { as: 'ann', offers: ['Tools', 'Coal'], title: '(optional) Choose card(s) to score', count: [0, 1] },
      { as: 'ann', pick: ['Coal'] },
      changes({ ann: { hand: ['Tools'], score: ['Coal'] } }),
    ],
  },
  'scores nothing when declined': {
    position: { ann: { yellow: ['Refrigeration'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Refrigeration' }, { as: 'ann', pick: [] }, changes()],
  },
  'demands nothing of whoever has as many leaves, who may score too': {
    position: {
      ann: { yellow: ['Refrigeration'] },
      bob: { blue: ['Pottery'], hand: ['Tools', 'Coal'] },
      decks: { base: { 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Refrigeration' },
      { as: 'bob', pick: ['Coal'] },
      { as: 'ann', hidden: ['Tools'] },
      changes({ ann: { hand: ['Bicycle'] }, bob: { hand: ['Tools'], score: ['Coal'] } }),
    ],
  },
})
