import { changes, scenarios } from '../../testing/scenarios'

scenarios('Watcher of Thay', {
  'places a spy': {
    position: { ann: { hand: ['Watcher of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Watcher of Thay' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > +3 influence'],
        title: 'Watcher of Thay',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Watcher of Thay'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Watcher of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Watcher of Thay', 'Return one of your spies > +3 influence'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Watcher of Thay'], spies: 5, influence: 3 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Watcher of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Watcher of Thay', 'Return one of your spies > +3 influence', []] },
      changes({ ann: { hand: ['Noble'], played: ['Watcher of Thay'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { ann: { hand: ['Watcher of Thay', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Watcher of Thay', 'Return one of your spies > +3 influence'] },
      changes({ ann: { hand: ['Noble'], played: ['Watcher of Thay'] } }),
    ],
  },
})
