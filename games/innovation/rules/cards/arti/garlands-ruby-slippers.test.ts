import { changes, scenarios } from '../../testing/scenarios'

scenarios("Garland's Ruby Slippers", {
  'melds an 8 and self-executes it': {
    position: {
      ann: { purple: ["Garland's Ruby Slippers"], hand: ['Corporations', 'Skyscrapers', 'Tools'] },
      bob: { red: ['Archery'] },
      decks: { base: { 8: ['Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Garland's Ruby Slippers" },
      { as: 'ann', offers: ['Corporations', 'Skyscrapers'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Corporations'] },
      changes({ ann: { green: ['Corporations'], blue: ['Rocketry'], hand: ['Skyscrapers', 'Tools'] } }),
    ],
  },
  'wins with an artifact without effects, which is an 8 in hand': {
    position: { ann: { purple: ["Garland's Ruby Slippers"], hand: ['Battleship Yamato'] } },
    steps: [
      { as: 'ann', pick: "Dogma.Garland's Ruby Slippers" },
      { over: { winner: 'ann', reason: "Garland's Ruby Slippers" } },
    ],
  },
  'wins with a city, which has no effects of any kind': {
    position: {
      expansions: ['base', 'city'],
      ann: { purple: ["Garland's Ruby Slippers"], hand: ['Hamburg'] },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Garland's Ruby Slippers" },
      { over: { winner: 'ann', reason: "Garland's Ruby Slippers" } },
    ],
  },
  'does nothing without an 8 in hand': {
    position: { ann: { purple: ["Garland's Ruby Slippers"], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: "Dogma.Garland's Ruby Slippers" }, changes(), { turn: 'bob' }],
  },
})
