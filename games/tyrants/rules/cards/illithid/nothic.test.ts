import { changes, scenarios } from '../../testing/scenarios'

scenarios('Nothic', {
  'places a spy': {
    position: { expansions: ['drow', 'illithid'], ann: { hand: ['Nothic', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Nothic' },
      {
        as: 'ann',
        offers: [
          'Place a spy',
          'Return one of your spies > Draw a card. Each opponent with more than 3 cards must discard a card',
        ],
        title: 'Nothic',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Nothic'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { deck: ['Soldier'], hand: ['Nothic', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Nothic' },
      {
        as: 'ann',
        pick: 'Return one of your spies > Draw a card. Each opponent with more than 3 cards must discard a card',
      },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'bob', pick: 'Noble' },
      changes({
        ann: { hand: ['Noble', 'Soldier'], played: ['Nothic'], spies: 5, deck: [] },
        bob: { hand: ['4 x Noble'], discard: ['Noble'] },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { deck: ['Soldier'], hand: ['Nothic', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Nothic' },
      {
        as: 'ann',
        pick: 'Return one of your spies > Draw a card. Each opponent with more than 3 cards must discard a card',
      },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Noble'], played: ['Nothic'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { deck: ['Soldier'], hand: ['Nothic', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Nothic' },
      {
        as: 'ann',
        pick: 'Return one of your spies > Draw a card. Each opponent with more than 3 cards must discard a card',
      },
      changes({ ann: { hand: ['Noble'], played: ['Nothic'] } }),
    ],
  },
})
