import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hezrou', {
  'moves an enemy troop and promotes the top card of the deck': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Hezrou', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Hezrou', 'ched-halls a, bob', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Hezrou'], innerCircle: ['Soldier'], deck: [] },
        sites: { Skullport: { troops: ['2 x neutral', 'bob'] }, 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'shuffles the discard pile for it': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Hezrou', 'Noble'], deck: [], discard: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Hezrou' },
      changes({ ann: { hand: ['Noble'], played: ['Hezrou'], innerCircle: ['Soldier'], discard: [] } }),
    ],
  },
  'does nothing without a troop and a card': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Hezrou', 'Noble'], deck: [] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Hezrou' },
      changes({ ann: { hand: ['Noble'], played: ['Hezrou'] } }),
    ],
  },
})
