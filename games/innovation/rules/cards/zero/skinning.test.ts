import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Skinning', {
  'melds a card for each meat on the scored one': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { yellow: ['Skinning'], green: ['Sailing', 'Hunting'], hand: ['Tools', 'Oars', 'Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Skinning' },
      { as: 'ann', offers: ['Skinning', 'Hunting'], pick: 'Hunting' },
      { as: 'ann', offers: ['Tools', 'Oars', 'Mysticism'], count: 2, pick: ['Tools', 'Oars'] },
      changes({
        ann: { green: ['Sailing'], blue: ['Tools'], red: ['Oars'], hand: ['Mysticism'], score: ['Hunting'] },
      }),
    ],
  },
  'scores itself where there is no other, with nothing to meld': {
    position: { turn: annsTurn, age0: true, ann: { yellow: ['Skinning'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Skinning' }, changes({ ann: { score: ['Skinning'], yellow: [] } })],
  },
})
