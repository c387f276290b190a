import { changes, scenarios } from '../../testing/scenarios'

scenarios('Night Hag', {
  'places a spy': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Night Hag', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Night Hag' },
      { as: 'ann', offers: ['Place a spy', 'Return one of your spies > Draw 2 cards'], title: 'Night Hag' },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Night Hag'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['3 x Soldier'], hand: ['Night Hag', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Night Hag', 'Return one of your spies > Draw 2 cards'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble', 'Soldier', 'Soldier'], played: ['Night Hag'], spies: 5, deck: ['Soldier'] },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['3 x Soldier'], hand: ['Night Hag', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Night Hag', 'Return one of your spies > Draw 2 cards', []] },
      changes({ ann: { hand: ['Noble'], played: ['Night Hag'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['3 x Soldier'], hand: ['Night Hag', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Night Hag', 'Return one of your spies > Draw 2 cards'] },
      changes({ ann: { hand: ['Noble'], played: ['Night Hag'] } }),
    ],
  },
})
