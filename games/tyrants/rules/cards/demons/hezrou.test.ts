import { scenarios } from '../../testing/scenarios'

scenarios('Hezrou', {
  'moves an enemy troop and promotes the top card of the deck': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Hezrou', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Hezrou' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      { as: 'ann', pick: 'Skullport' },
      { becomes: { ann: { hand: ['Noble'], played: ['Hezrou'], innerCircle: ['Soldier'], deck: [] } } },
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
      { becomes: { ann: { hand: ['Noble'], played: ['Hezrou'], innerCircle: ['Soldier'], deck: [] } } },
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
      { becomes: { ann: { hand: ['Noble'], played: ['Hezrou'], deck: [] } } },
    ],
  },
})
