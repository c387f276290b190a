import { scenarios } from '../../testing/scenarios'

scenarios('Information Broker', {
  'places a spy': {
    position: { ann: { hand: ['Information Broker', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Information Broker' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > Draw 3 cards'],
        title: 'Information Broker',
      },
      { as: 'ann', pick: 'Place a spy' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Information Broker'], spies: 4 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'returns a spy for it': {
    position: {
      ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Information Broker', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Information Broker' },
      { as: 'ann', pick: 'Return one of your spies > Draw 3 cards' },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', min: 0, max: 1 },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: {
            hand: ['Noble', 'Soldier', 'Soldier', 'Soldier'],
            played: ['Information Broker'],
            spies: 5,
            deck: [],
          },
        },
      },
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Information Broker', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Information Broker' },
      { as: 'ann', pick: 'Return one of your spies > Draw 3 cards' },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Information Broker'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'gets nothing without a spy on the board': {
    position: { ann: { deck: ['Soldier', 'Soldier', 'Soldier'], hand: ['Information Broker', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Information Broker' },
      { as: 'ann', pick: 'Return one of your spies > Draw 3 cards' },
      { becomes: { ann: { hand: ['Noble'], played: ['Information Broker'] } } },
    ],
  },
})
