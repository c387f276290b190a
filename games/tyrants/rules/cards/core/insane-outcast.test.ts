import { changes, scenarios } from '../../testing/scenarios'

scenarios('Insane Outcast', {
  'returns to the supply for a discarded card': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['Insane Outcast', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Insane Outcast' },
      {
        as: 'ann',
        offers: ['Soldier', 'Noble'],
        title: '(optional) Choose a card to discard',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Soldier' },
      changes({ ann: { hand: ['Noble'], discard: ['Soldier'] } }),
    ],
  },
  'stays in play without that': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['Insane Outcast', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Insane Outcast', []] },
      changes({ ann: { hand: ['Soldier', 'Noble'], played: ['Insane Outcast'] } }),
    ],
  },
  'has nothing to discard from an empty hand': {
    position: {
      expansions: ['dragons', 'drow'],
      ann: { hand: ['Insane Outcast'], influence: 2 },
      market: ['Deathblade'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Insane Outcast' },
      changes({ ann: { played: ['Insane Outcast'], hand: [] } }),
    ],
  },
  'promoted, returns to the supply, and the promotion is spent': {
    position: {
      expansions: ['dragons', 'drow'],
      market: ['Deathblade'],
      ann: { hand: ['Insane Outcast', 'Wyrmspeaker', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Insane Outcast', [], 'Play Card.Wyrmspeaker', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Wyrmspeaker', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
