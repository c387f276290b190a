import { changes, scenarios } from '../../testing/scenarios'

scenarios('Succubus', {
  'devours a card of the hand, places a spy and assassinates there': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Succubus', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Succubus', 'Soldier', 'Eryndlyn'] },
      changes({
        ann: { hand: ['Noble'], played: ['Succubus'], trophyHall: ['bob'], spies: 4 },
        sites: { Eryndlyn: { spies: ['ann'] } },
        devoured: ['Soldier'],
      }),
    ],
  },
  'assassinates nobody without a spy left': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Succubus', 'Soldier', 'Noble'], spies: 0 } },
    steps: [
      { as: 'ann', picks: ['Play Card.Succubus', 'Soldier'] },
      changes({ ann: { hand: ['Noble'], played: ['Succubus'] }, devoured: ['Soldier'] }),
    ],
  },
  'does nothing without a devoured card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Succubus', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Succubus', []] },
      changes({ ann: { hand: ['Noble'], played: ['Succubus'] } }),
    ],
  },
})
