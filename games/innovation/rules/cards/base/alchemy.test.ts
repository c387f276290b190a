import { changes, scenarios } from '../../testing/scenarios'

scenarios('Alchemy', {
  'draws a 4 for every three castles and keeps them without a red one; melds and scores one': {
    position: {
      ann: { blue: ['Alchemy'], red: ['Metalworking'], yellow: ['Domestication'], hand: ['Oars'] },
      decks: { base: { 4: ['Invention', 'Anatomy', 'Enterprise'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Alchemy' },
      { as: 'bob', sees: ['Invention', 'Anatomy'] },
      { as: 'bob', hidden: ['Oars'] },
      { as: 'ann', offers: ['Oars', 'Invention', 'Anatomy'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Invention'] },
      { as: 'ann', offers: ['Oars', 'Anatomy'], title: 'Choose card(s) to score', count: 1, pick: 'Anatomy' },
      changes({ ann: { green: ['Invention'], score: ['Anatomy'] }, decks: { base: { 4: ['Enterprise'] } } }),
    ],
  },
  'returns the whole hand with a red one among them, in an order that is always asked for, without auto': {
    position: {
      ann: { blue: ['Alchemy'], red: ['Metalworking'], hand: ['Oars', 'Tools'] },
      decks: { base: { 4: ['Gunpowder'] } },
      decksExact: { base: { 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Alchemy' },
      { as: 'ann', offers: ['Oars', 'Tools', 'Gunpowder'], title: 'Choose a card to return next.' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['Oars', 'Gunpowder'], title: 'Choose a card to return next.', pick: 'Gunpowder' },
      changes({ ann: { hand: [] }, decksExact: { base: { 1: ['Pottery', 'Tools', 'Oars'] } } }),
    ],
  },
  'draws nothing with two castles, and a single card is melded, none scored': {
    position: { ann: { blue: ['Alchemy'], hand: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Alchemy' }, changes({ ann: { green: ['Sailing'], hand: [] } })],
  },
  'is shared by whoever has as many castles': {
    position: {
      ann: { blue: ['Alchemy'] },
      bob: { green: ['The Wheel'] },
      decks: { base: { 3: ['Paper'], 4: ['Enterprise'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Alchemy' },
      changes({ ann: { hand: ['Paper'] }, bob: { purple: ['Enterprise'] } }),
    ],
  },
})
