import { changes, scenarios } from '../../testing/scenarios'

scenarios('Matron Mother', {
  'puts the deck into the discard pile and promotes from there': {
    position: {
      ann: { deck: ['Soldier', 'Soldier'], discard: ['Kobold'], hand: ['Matron Mother', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Matron Mother' },
      { as: 'ann', offers: ['Kobold', 'Soldier', 'Soldier'], title: 'Choose cards to promote', count: 1 },
      { as: 'ann', pick: 'Kobold' },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Matron Mother'],
          deck: [],
          discard: ['Soldier', 'Soldier'],
          innerCircle: ['Kobold'],
        },
      }),
    ],
  },
  'promotes nothing without a card in either': {
    position: { ann: { deck: [], hand: ['Matron Mother', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Matron Mother' },
      changes({ ann: { hand: ['Noble'], played: ['Matron Mother'] } }),
    ],
  },
})
