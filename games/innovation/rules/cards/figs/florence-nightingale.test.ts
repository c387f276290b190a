import { changes, scenarios } from '../../testing/scenarios'

scenarios('Florence Nightingale', {
  'a card of the score pile is not transferred': {
    position: {
      ann: { green: ['Navigation'] },
      bob: { yellow: ['Florence Nightingale'], score: ['Mapmaking'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Navigation' }, changes()],
  },
  'nor returned': {
    position: {
      ann: { yellow: ['Anatomy'] },
      bob: { yellow: ['Florence Nightingale'], blue: ['Tools'], score: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Anatomy' }, changes()],
  },
  'nor melded, by its owner neither': {
    position: {
      ann: { yellow: ['Florence Nightingale'], blue: ['Translation'], score: ['Oars', 'Sailing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Translation', 'yes'] },
      { as: 'ann', pick: ['auto'], ifAsked: true },
      changes(),
    ],
  },
  "other players' score piles and other places are open": {
    position: {
      ann: { green: ['Navigation'], yellow: ['Florence Nightingale'], hand: ['Tools'] },
      bob: { score: ['Mapmaking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Navigation' },
      changes({ ann: { score: ['Mapmaking'] }, bob: { score: [] } }),
    ],
  },
  'an exchange takes cards out of it': {
    position: {
      achievements: [],
      ann: { yellow: ['Medicine'], score: ['Tools'] },
      bob: { yellow: ['Florence Nightingale'], score: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      changes({ ann: { score: ['Coal'] }, bob: { score: ['Tools'] } }),
    ],
  },
  'asks which karma to trigger where another one is for a transfer': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Navigation'] },
      bob: { yellow: ['Florence Nightingale'], score: ['Mapmaking'] },
      cat: { green: ['Alfred Nobel'] },
      decksExact: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Navigation' },
      {
        as: 'ann',
        offers: ['Florence Nightingale', 'Alfred Nobel'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Florence Nightingale'] },
      changes(),
    ],
  },
  'is silent within another karma': {
    position: {
      decks: { base: { '1': ['Sailing', 'Clothing'] } },
      ann: { yellow: ['Florence Nightingale'], score: ['Oars'], blue: ['Pottery'], hand: ['Tools'] },
      bob: { green: ['Emmy Noether'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pottery', 'Tools'] },
      changes({ ann: { hand: ['Clothing'], score: ['Sailing'] }, junk: ['Oars'] }),
    ],
  },
})
