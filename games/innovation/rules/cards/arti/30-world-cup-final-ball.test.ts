import { changes, scenarios } from '../../testing/scenarios'

scenarios("'30 World Cup Final Ball", {
  'takes back a claimed achievement that the player chooses, then awards top cards': {
    position: {
      ann: { purple: ["'30 World Cup Final Ball"], green: ['Sailing'] },
      bob: { yellow: ['Stem Cells'], achievements: ['Tools', 'Calendar'] },
      decks: { base: { 8: ['Corporations', 'Mass Media', 'Flight', 'Skyscrapers'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.'30 World Cup Final Ball" },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)'],
        title: 'Choose card(s) to return',
        count: 1,
      },
      { as: 'bob', pick: ['*base-1* (bob)'] },
      changes({
        ann: { hand: ['Flight', 'Skyscrapers'], achievements: ['Sailing'], green: [] },
        bob: { hand: ['Corporations', 'Mass Media'], achievements: ['Calendar'] },
      }),
    ],
  },
  'the higher top card of another player is achieved by that player, then a tie ends it': {
    position: {
      ann: { purple: ["'30 World Cup Final Ball"], red: ['Archery'] },
      bob: { red: ['Optics', 'Oars'] },
      decks: { base: { 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.'30 World Cup Final Ball" },
      { as: 'bob', sees: ['Flight', 'Mobility'] },
      changes({ ann: { hand: ['Flight', 'Mobility'] }, bob: { red: ['Oars'], achievements: ['Optics'] } }),
    ],
  },
  'special achievements cannot be taken back, and a color that nobody has awards nothing': {
    position: {
      ann: { purple: ["'30 World Cup Final Ball"] },
      bob: { yellow: ['Stem Cells'], achievements: ['Monument'] },
      decks: { base: { 8: ['Flight', 'Mobility', 'Skyscrapers'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.'30 World Cup Final Ball" },
      changes({ ann: { hand: ['Mobility', 'Skyscrapers'] }, bob: { hand: ['Flight'] } }),
    ],
  },
})
