import { changes, scenarios } from '../../testing/scenarios'

scenarios('Masters of Sorcere', {
  'places two spies': {
    position: { ann: { hand: ['Masters of Sorcere', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Masters of Sorcere' },
      {
        as: 'ann',
        offers: ['Place 2 spies', 'Return one of your spies > +4 power'],
        title: 'Masters of Sorcere',
      },
      { as: 'ann', picks: ['Place 2 spies', 'Araumycos', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Masters of Sorcere'], spies: 3 },
        sites: {
          Araumycos: { troops: ['4 x neutral'], spies: ['ann'] },
          Skullport: { troops: ['neutral', 'neutral'], spies: ['ann'] },
        },
      }),
    ],
  },
  'returns a spy for it': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Masters of Sorcere', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Masters of Sorcere', 'Return one of your spies > +4 power'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Masters of Sorcere'], spies: 5, power: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Masters of Sorcere', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Masters of Sorcere', 'Return one of your spies > +4 power', []] },
      changes({ ann: { hand: ['Noble'], played: ['Masters of Sorcere'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { ann: { hand: ['Masters of Sorcere', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Masters of Sorcere', 'Return one of your spies > +4 power'] },
      changes({ ann: { hand: ['Noble'], played: ['Masters of Sorcere'] } }),
    ],
  },
})
