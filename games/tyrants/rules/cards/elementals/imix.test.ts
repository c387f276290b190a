import { changes, scenarios } from '../../testing/scenarios'

scenarios('Imix', {
  'gains power, more with focus': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Imix', 'Blackguard'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Imix' },
      changes({ ann: { hand: ['Blackguard'], played: ['Imix'], power: 6 } }),
    ],
  },
  'gains four without focus': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Imix', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Imix' },
      changes({ ann: { hand: ['Noble'], played: ['Imix'], power: 4 } }),
    ],
  },
})
