import { changes, scenarios } from '../../testing/scenarios'

scenarios('Enchanter of Thay', {
  'places a spy': {
    position: { ann: { hand: ['Enchanter of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Enchanter of Thay' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > +4 power'],
        title: 'Enchanter of Thay',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Enchanter of Thay'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Enchanter of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Enchanter of Thay', 'Return one of your spies > +4 power'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Enchanter of Thay'], spies: 5, power: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Enchanter of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Enchanter of Thay', 'Return one of your spies > +4 power', []] },
      changes({ ann: { hand: ['Noble'], played: ['Enchanter of Thay'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { ann: { hand: ['Enchanter of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Enchanter of Thay', 'Return one of your spies > +4 power'] },
      changes({ ann: { hand: ['Noble'], played: ['Enchanter of Thay'] } }),
    ],
  },
})
