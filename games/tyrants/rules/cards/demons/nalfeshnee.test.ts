import { changes, scenarios } from '../../testing/scenarios'

scenarios('Nalfeshnee', {
  'gains influence and promotes the top card of the deck': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Nalfeshnee', 'Noble'], deck: ['Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Nalfeshnee' },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Nalfeshnee'],
          influence: 3,
          innerCircle: ['Soldier'],
          deck: ['Noble'],
        },
      }),
    ],
  },
  'returns a promoted Insane Outcast to the supply (section 17)': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Nalfeshnee', 'Noble'], deck: ['Insane Outcast'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Nalfeshnee' },
      changes({ ann: { hand: ['Noble'], played: ['Nalfeshnee'], influence: 3, deck: [] } }),
    ],
  },
  'promotes nothing without a card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Nalfeshnee', 'Noble'], deck: [] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Nalfeshnee' },
      changes({ ann: { hand: ['Noble'], played: ['Nalfeshnee'], influence: 3 } }),
    ],
  },
})
