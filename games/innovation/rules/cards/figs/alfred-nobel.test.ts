import { changes, scenarios } from '../../testing/scenarios'

scenarios('Alfred Nobel', {
  'counts icons of which nobody has more than half as many': {
    position: { ann: { green: ['Alfred Nobel'] } },
    steps: [changes({ ann: { totals: { achievements: 2 } } })],
  },
  'not icons of which an opponent has more than half as many': {
    position: { ann: { green: ['Alfred Nobel'] }, bob: { purple: ['Code of Laws'] } },
    steps: [changes({ ann: { totals: { achievements: 1 } }, bob: { totals: { achievements: 0 } } })],
  },
  'beside another karma that counts achievements': {
    position: { ann: { green: ['Alfred Nobel'], red: ['Nelson Mandela'] } },
    steps: [changes({ ann: { totals: { achievements: 4 } } })],
  },
  'its owner junks the deck of value 7 before anybody transfers a card': {
    position: {
      decks: { base: { '1': ['Tools'] } },
      decksExact: { base: { '7': ['Bicycle', 'Railroad'] } },
      ann: { red: ['Oars'] },
      bob: { green: ['Alfred Nobel'], hand: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({ ann: { score: ['Sailing'] }, bob: { hand: ['Tools'] }, junk: ['Bicycle', 'Railroad'] }),
    ],
  },
  'junks nothing before other moves': {
    position: {
      decksExact: { base: { '7': ['Bicycle'] } },
      ann: { green: ['Alfred Nobel'], hand: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { green: ['Sailing', 'Alfred Nobel'], hand: [] } }),
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
      { as: 'ann', pick: ['Alfred Nobel'] },
      changes({ ann: { score: ['Mapmaking'] }, bob: { score: [] }, junk: ['Bicycle'] }),
    ],
  },
})
