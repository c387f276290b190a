import { changes, scenarios } from '../../testing/scenarios'

scenarios('Glavrezu', {
  'devours a card of the hand and assassinates two troops': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Glavrezu', 'Noble', 'Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Glavrezu', 'Soldier', 'ched-halls a, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Glavrezu'], trophyHall: ['bob', 'neutral'] },
        devoured: ['Soldier'],
        sites: { 'araum-ched': { troops: [] }, 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'does nothing without a devoured card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Glavrezu', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Glavrezu', []] },
      changes({ ann: { hand: ['Noble'], played: ['Glavrezu'] } }),
    ],
  },
  'devours the card for nothing where no troop is in reach': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Glavrezu', 'Noble', 'Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Glavrezu', 'Soldier'] },
      changes({ ann: { hand: ['Noble'], played: ['Glavrezu'] }, devoured: ['Soldier'] }),
    ],
  },
})
