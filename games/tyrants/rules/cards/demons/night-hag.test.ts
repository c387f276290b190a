import { scenarios } from '../../testing/scenarios'

scenarios('Night Hag', {
  'places a spy': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Night Hag', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Night Hag' },
      { as: 'ann', offers: ['Place a spy', 'Return one of your spies > Draw 2 cards'], title: 'Night Hag' },
      { as: 'ann', pick: 'Place a spy' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Night Hag'], spies: 4 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Night Hag', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Night Hag' },
      { as: 'ann', pick: 'Return one of your spies > Draw 2 cards' },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', min: 0, max: 1 },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble', 'Soldier', 'Soldier'], played: ['Night Hag'], spies: 5, deck: ['Soldier'] },
        },
      },
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Night Hag', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Night Hag' },
      { as: 'ann', pick: 'Return one of your spies > Draw 2 cards' },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Night Hag'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'gets nothing without a spy on the board': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Night Hag', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Night Hag' },
      { as: 'ann', pick: 'Return one of your spies > Draw 2 cards' },
      { becomes: { ann: { hand: ['Noble'], played: ['Night Hag'] } } },
    ],
  },
})
