import { changes, scenarios } from '../../testing/scenarios'

scenarios('Marilith', {
  'devours a card of the hand for it': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Marilith', 'Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Marilith' },
      {
        as: 'ann',
        offers: ['Noble', 'Soldier'],
        title: '(optional) Devour a card from your hand?',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Soldier' },
      changes({ ann: { hand: ['Noble'], played: ['Marilith'], power: 5 }, devoured: ['Soldier'] }),
    ],
  },
  'does nothing without that': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Marilith', 'Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Marilith', []] },
      changes({ ann: { hand: ['Noble', 'Soldier'], played: ['Marilith'] } }),
    ],
  },
})
