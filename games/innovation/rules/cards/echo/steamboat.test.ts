import { changes, scenarios } from '../../testing/scenarios'

scenarios('Steamboat', {
  'takes the hand for a blue or yellow card': {
    position: {
      ann: { green: ['Steamboat'] },
      bob: { hand: ['Oars'], score: ['Tools'] },
      decks: { base: { '6': ['Atomic Theory'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steamboat' },
      changes({ ann: { hand: ['Oars', 'Atomic Theory'] }, bob: { hand: [] } }),
    ],
  },
  'takes the hand for a yellow card': {
    position: {
      ann: { green: ['Steamboat'] },
      bob: { score: ['Tools'] },
      decks: { base: { '6': ['Canning'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Steamboat' }, changes({ ann: { hand: ['Canning'] } })],
  },
  'takes two score cards for a red or green one': {
    position: {
      ann: { green: ['Steamboat'] },
      bob: { hand: ['Oars'], score: ['Tools', 'Pottery', 'Sailing'] },
      decks: { base: { '6': ['Industrialization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steamboat' },
      { as: 'bob', offers: ['Tools', 'Pottery', 'Sailing'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Tools', 'Pottery'] },
      changes({
        ann: { score: ['Tools', 'Pottery'] },
        bob: { hand: ['Oars', 'Industrialization'], score: ['Sailing'] },
      }),
    ],
  },
  'takes nothing for a purple one': {
    position: {
      ann: { green: ['Steamboat'] },
      bob: { hand: ['Oars'], score: ['Tools'] },
      decks: { base: { '6': ['Democracy'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Steamboat' }, changes({ bob: { hand: ['Oars', 'Democracy'] } })],
  },
})
