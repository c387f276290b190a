import { changes, scenarios } from '../../testing/scenarios'

scenarios('Elder Brain', {
  'promotes the top card and may play that, which returns to the inner circle': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Elder Brain', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Elder Brain' },
      changes({
        ann: { hand: ['Noble'], played: ['Elder Brain'], power: 1, innerCircle: ['Soldier'], deck: [] },
      }),
    ],
  },
  'returns the played card to the inner circle even when it devoured itself (trap)': {
    position: {
      expansions: ['illithid', 'undead'],
      market: ['Vampire'],
      ann: { hand: ['Elder Brain', 'Noble'], deck: [], innerCircle: ['Flesh Golem'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Elder Brain', 'yes'] },
      changes({
        ann: { hand: ['Noble'], played: ['Elder Brain'], power: 2, trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'fills the place in the market that the card took for a moment': {
    position: {
      expansions: ['illithid', 'undead'],
      market: ['Vampire', 'Lich', 'Neogi', 'Aboleth', 'Ghost', 'Wight'],
      marketDeck: ['Cloaker', 'Gauth'],
      ann: { hand: ['Elder Brain', 'Noble'], deck: [], innerCircle: ['Carrion Crawler'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Elder Brain', 'Lich'] },
      changes({
        ann: { hand: ['Noble'], played: ['Elder Brain'], power: 3 },
        devoured: ['Lich'],
        market: ['Vampire', 'Cloaker', 'Neogi', 'Aboleth', 'Ghost', 'Wight'],
      }),
    ],
  },
  'does nothing without a card to promote or play': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Elder Brain', 'Noble'], deck: [] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Elder Brain' },
      changes({ ann: { hand: ['Noble'], played: ['Elder Brain'] } }),
    ],
  },
})
