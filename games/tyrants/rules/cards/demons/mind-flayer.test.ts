import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mind Flayer', {
  'devours a card of the hand for it': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Mind Flayer', 'Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Mind Flayer' },
      {
        as: 'ann',
        offers: ['Noble', 'Soldier'],
        title: '(optional) Devour a card from your hand?',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Soldier' },
      { as: 'ann', offers: ['+3 influence', 'Assassinate a troop'], title: 'Mind Flayer' },
      { as: 'ann', pick: '+3 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Mind Flayer'], influence: 3 }, devoured: ['Soldier'] }),
    ],
  },
  'does nothing without that': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Mind Flayer', 'Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Mind Flayer', []] },
      changes({ ann: { hand: ['Noble', 'Soldier'], played: ['Mind Flayer'] } }),
    ],
  },
  'assassinates a troop for it': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Mind Flayer', 'Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Mind Flayer', 'Soldier', 'Assassinate a troop'] },
      changes({
        ann: { hand: ['Noble'], played: ['Mind Flayer'], trophyHall: ['neutral'] },
        devoured: ['Soldier'],
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
})
