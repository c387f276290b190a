import { changes, scenarios } from '../../testing/scenarios'

scenarios('Velcro Shoes', {
  'takes a 9 from the hand, then all score their highest top card': {
    position: {
      ann: { red: ['Velcro Shoes'], green: ['Sailing'] },
      bob: { red: ['Coal', 'Robotics'], hand: ['Genetics', 'Computers', 'Tools'], score: ['Services'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Velcro Shoes' },
      { as: 'bob', offers: ['Genetics', 'Computers'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Computers'] },
      changes({
        ann: { hand: ['Computers', 'Oars'], score: ['Velcro Shoes'], red: [] },
        bob: { red: ['Robotics'], hand: ['Genetics', 'Tools'], score: ['Services', 'Coal'] },
      }),
    ],
  },
  'takes a 9 from the score pile where the hand has none': {
    position: {
      ann: { red: ['Velcro Shoes'], green: ['Sailing'] },
      bob: { red: ['Coal'], hand: ['Tools'], score: ['Services'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Velcro Shoes' },
      changes({
        ann: { hand: ['Oars'], score: ['Services', 'Velcro Shoes'], red: [] },
        bob: { score: ['Coal'], red: [] },
      }),
    ],
  },
  'wins the game for its leader where a compelled player has no 9': {
    position: { ann: { red: ['Velcro Shoes'] }, bob: { red: ['Coal'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Velcro Shoes' }, { over: { winner: 'ann', reason: 'Velcro Shoes' } }],
  },
  'asks for the fixed value 9, whatever raises printed values': {
    position: {
      ann: { red: ['Velcro Shoes'], blue: ['Archimedes'] },
      bob: { red: ['Coal'], hand: ['Genetics', 'Robotics'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Velcro Shoes' },
      changes({
        ann: { hand: ['Genetics', 'Calendar'], score: ['Velcro Shoes'], red: [] },
        bob: { hand: ['Robotics'], score: ['Coal'], red: [] },
      }),
    ],
  },
  'wins nothing where nobody is compelled; of several highest one is scored': {
    position: { ann: { red: ['Velcro Shoes'], blue: ['Genetics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Velcro Shoes' },
      { as: 'ann', offers: ['Velcro Shoes', 'Genetics'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Genetics'] },
      changes({ ann: { score: ['Genetics'], blue: [] } }),
    ],
  },
})
