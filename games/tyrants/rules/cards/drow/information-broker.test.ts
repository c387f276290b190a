import { changes, scenarios } from '../../testing/scenarios'

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
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Information Broker'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      ann: { deck: ['3 x Soldier'], hand: ['Information Broker', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Information Broker', 'Return one of your spies > Draw 3 cards'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble', '3 x Soldier'], played: ['Information Broker'], spies: 5, deck: [] },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      ann: { deck: ['3 x Soldier'], hand: ['Information Broker', 'Noble'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Information Broker', 'Return one of your spies > Draw 3 cards', []] },
      changes({ ann: { hand: ['Noble'], played: ['Information Broker'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { ann: { deck: ['3 x Soldier'], hand: ['Information Broker', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Information Broker', 'Return one of your spies > Draw 3 cards'] },
      changes({ ann: { hand: ['Noble'], played: ['Information Broker'] } }),
    ],
  },
})
