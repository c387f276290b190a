import { scenarios } from '../../testing/scenarios'

scenarios('Wraith', {
  'places a spy and may be devoured for a troop there': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Wraith' },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Devour this wraith to assassinate a troop at Araumycos?' },
      { as: 'ann', pick: 'yes' },
      { becomes: { ann: { hand: ['Noble'], spies: 4, trophyHall: ['neutral'] }, devoured: ['Wraith'] } },
    ],
  },
  'stays if its player does not want that': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Wraith' },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', pick: 'no' },
      { becomes: { ann: { hand: ['Noble'], played: ['Wraith'], spies: 4 }, devoured: [] } },
    ],
  },
  'does nothing without a spy left': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { spies: 0, hand: ['Wraith', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Wraith' },
      { becomes: { ann: { hand: ['Noble'], played: ['Wraith'], spies: 0 } } },
    ],
  },
})
