import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ghoul', {
  'gains power and gives each opponent an Insane Outcast': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Ghoul', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Ghoul' },
      changes({
        ann: { hand: ['Noble'], played: ['Ghoul'], power: 2 },
        bob: { discard: ['Insane Outcast'] },
      }),
    ],
  },
  'gives Insane Outcasts in turn order while the supply lasts (rules: tyrants 11.9)': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['demons', 'drow'],
      market: ['Orcus'],
      turn: { player: 'bob' },
      ann: { discard: ['29 x Insane Outcast'] },
      bob: { hand: ['Ghoul', 'Noble'] },
    },
    steps: [
      { as: 'bob', pick: 'Play Card.Ghoul' },
      changes({
        bob: { hand: ['Noble'], played: ['Ghoul'], power: 2 },
        cat: { discard: ['Insane Outcast'] },
      }),
    ],
  },
})
