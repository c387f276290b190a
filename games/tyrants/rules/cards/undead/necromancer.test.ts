import { changes, scenarios } from '../../testing/scenarios'

scenarios('Necromancer', {
  'gains influence': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Necromancer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Necromancer' },
      {
        as: 'ann',
        offers: ['+3 influence', 'Promote this card, or a card from your hand or discard pile'],
        title: 'Necromancer',
      },
      { as: 'ann', pick: '+3 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Necromancer'], influence: 3 } }),
    ],
  },
  'promotes itself, and is no longer in play (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Necromancer', 'Noble'], discard: ['Advocate'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Necromancer' },
      { as: 'ann', pick: 'Promote this card, or a card from your hand or discard pile' },
      { as: 'ann', offers: ['this card', 'hand', 'discard'], title: 'Choose a card to promote', count: 1 },
      { as: 'ann', pick: 'this card.Necromancer' },
      changes({ ann: { hand: ['Noble'], innerCircle: ['Necromancer'] } }),
    ],
  },
  'promotes a card of the hand or the discard pile': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Necromancer', 'Noble'], discard: ['Advocate'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Necromancer' },
      { as: 'ann', pick: 'Promote this card, or a card from your hand or discard pile' },
      { as: 'ann', pick: 'discard.Advocate' },
      changes({ ann: { hand: ['Noble'], played: ['Necromancer'], innerCircle: ['Advocate'], discard: [] } }),
    ],
  },
  'is neither discarded nor a candidate once it promoted itself (trap)': {
    position: {
      expansions: ['dragons', 'undead'],
      market: [],
      ann: {
        hand: ['Necromancer', 'Wyrmspeaker', 'Noble'],
        played: ['Soldier', 'Soldier'],
        deck: ['5 x Noble'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wyrmspeaker', 'Play Card.Necromancer'] },
      { as: 'ann', pick: 'Promote this card, or a card from your hand or discard pile' },
      { as: 'ann', picks: ['this card.Necromancer', 'Pass'] },
      { as: 'ann', offers: ['Soldier', 'Soldier'], title: 'Choose cards to promote', pick: 'Soldier' },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Necromancer', 'Soldier'],
          discard: ['Wyrmspeaker', 'Soldier', 'Noble'],
          deck: [],
          played: [],
        },
      }),
    ],
  },
})
