import { scenarios } from '../../testing/scenarios'

scenarios('Insane Outcast', {
  'returns to the supply for a discarded card': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['Insane Outcast', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Insane Outcast' },
      {
        as: 'ann',
        offers: ['Soldier', 'Noble'],
        title: '(optional) Choose a card to discard',
        min: 0,
        max: 1,
      },
      { as: 'ann', pick: 'Soldier' },
      { changes: { ann: { hand: ['Noble'], discard: ['Soldier'] } } },
    ],
  },
  'stays in play without that': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['Insane Outcast', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Insane Outcast' },
      { as: 'ann', pick: [] },
      { changes: { ann: { hand: ['Soldier', 'Noble'], played: ['Insane Outcast'] } } },
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
      { changes: { ann: { played: ['Insane Outcast'], hand: [] } } },
    ],
  },
  'promoted, returns to the supply, and the promotion is spent': {
    position: {
      expansions: ['dragons', 'drow'],
      market: ['Deathblade'],
      ann: { hand: ['Insane Outcast', 'Wyrmspeaker', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Insane Outcast' },
      { as: 'ann', pick: [] },
      { as: 'ann', pick: 'Play Card.Wyrmspeaker' },
      { as: 'ann', pick: 'Pass' },
      { changes: { ann: { hand: 'start', discard: ['Wyrmspeaker', 'Noble'], deck: ['4 x Noble'] } } },
    ],
  },
})
