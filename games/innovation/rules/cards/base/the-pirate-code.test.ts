import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Pirate Code', {
  'takes two cards of value 4 or less, then the lowest top card with a coin is scored': {
    position: {
      ann: { red: ['The Pirate Code'], green: ['Mapmaking', 'Clothing'], purple: ['Mysticism'] },
      bob: { score: ['Tools', 'Paper', 'Gunpowder', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Pirate Code' },
      { as: 'bob', offers: ['Tools', 'Paper', 'Gunpowder'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Tools', 'Paper'] },
      changes({
        ann: { green: ['Clothing'], score: ['Tools', 'Paper', 'Mapmaking'] },
        bob: { score: ['Gunpowder', 'Coal'] },
      }),
      { turn: 'bob' },
    ],
  },
  'takes one when there is only one, which is enough': {
    position: { ann: { red: ['The Pirate Code'] }, bob: { score: ['Gunpowder', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.The Pirate Code' },
      changes({ ann: { score: ['Gunpowder', 'The Pirate Code'], red: [] }, bob: { score: ['Coal'] } }),
    ],
  },
  'scores nothing when nothing was taken': {
    position: { ann: { red: ['The Pirate Code'] }, bob: { score: ['Coal', 'Banking'] } },
    steps: [{ as: 'ann', pick: 'Dogma.The Pirate Code' }, changes(), { turn: 'bob' }],
  },
  'lets the player choose among equally low cards': {
    position: {
      ann: { red: ['The Pirate Code'], green: ['Clothing'], purple: ['City States'] },
      bob: { score: ['Tools', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Pirate Code' },
      { as: 'ann', offers: ['Clothing', 'City States'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['City States'] },
      changes({ ann: { score: ['Tools', 'Paper', 'City States'], purple: [] }, bob: { score: [] } }),
    ],
  },
  'lets whoever shares score, too': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['The Pirate Code'] },
      bob: { score: ['Tools', 'Paper'] },
      cat: { green: ['Sailing'], score: ['Pottery'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Pirate Code' },
      changes({
        ann: { score: ['Tools', 'Paper', 'The Pirate Code'], hand: ['Oars'], red: [] },
        cat: { score: ['Pottery', 'Sailing'], green: [] },
        bob: { score: [] },
      }),
    ],
  },
})
