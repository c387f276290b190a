import { scenarios } from '../../testing/scenarios'

scenarios('Skinning', {
  'melds a card for each meat on the scored one': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { yellow: ['Skinning'], green: ['Sailing', 'Hunting'], hand: ['Tools', 'Oars', 'Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Skinning' },
      { as: 'ann', offers: ['Skinning', 'Hunting'] },
      { as: 'ann', pick: ['Hunting'] },
      { as: 'ann', offers: ['Tools', 'Oars', 'Mysticism'], min: 2, max: 2 },
      { as: 'ann', pick: ['Tools', 'Oars'] },
      {
        changes: {
          ann: {
            green: ['Sailing'],
            blue: ['Tools'],
            red: ['Oars'],
            hand: ['Mysticism'],
            score: ['Hunting'],
          },
        },
      },
    ],
  },
  'scores itself where there is no other, with nothing to meld': {
    position: { turn: { player: 'ann', action: 1, round: 2 }, age0: true, ann: { yellow: ['Skinning'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Skinning' }, { changes: { ann: { score: ['Skinning'], yellow: [] } } }],
  },
})
