import { scenarios } from '../../testing/scenarios'

scenarios('Metalworking', {
  'scores castles and repeats until a card has none, which is kept': {
    position: {
      ann: { red: ['Metalworking'] },
      bob: {},
      decks: { base: { 1: ['Archery', 'The Wheel', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      { becomes: { ann: { red: ['Metalworking'], score: ['Archery', 'The Wheel'], hand: ['Pottery'] } } },
      { as: 'bob', sees: ['Archery', 'Pottery'] },
    ],
  },
})

scenarios('Oars', {
  'takes coins one after the other, and then draws nothing for itself': {
    position: {
      ann: { red: ['Oars'] },
      bob: { hand: ['Sailing', 'Tools'] },
      decks: { base: { 1: ['City States', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      {
        becomes: {
          ann: { red: ['Oars'], score: ['Sailing', 'City States'] },
          bob: { hand: ['Tools', 'Pottery'] },
        },
      },
    ],
  },
  'draws when nothing could be transferred': {
    position: { ann: { red: ['Oars'] }, bob: { hand: ['Tools'] }, decks: { base: { 1: ['Pottery'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      { becomes: { ann: { red: ['Oars'], hand: ['Pottery'] }, bob: { hand: ['Tools'] } } },
      { as: 'bob', hidden: ['Pottery'] },
    ],
  },
})

scenarios('Agriculture', {
  'scores one value higher than what was returned': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Domestication'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', offers: ['Domestication'], min: 0, max: 1, title: '(optional) Choose card(s) to return' },
      { as: 'ann', pick: ['Domestication'] },
      { becomes: { ann: { yellow: ['Agriculture'], score: ['Calendar'] } } },
    ],
  },
  'may be declined': {
    position: { ann: { yellow: ['Agriculture'], hand: ['Domestication'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: [] },
      { becomes: { ann: { yellow: ['Agriculture'], hand: ['Domestication'] } } },
      { turn: 'bob' },
    ],
  },
  'without cards in hand asks nothing': {
    position: { ann: { yellow: ['Agriculture'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { becomes: { ann: { yellow: ['Agriculture'] } } },
      { turn: 'bob' },
    ],
  },
  'a sharer earns the leader a bonus draw': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Domestication'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      decks: { base: { 1: ['Sailing'], 2: ['Calendar', 'Paper'].slice(0, 1) } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'bob', pick: ['Tools'] },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], hand: ['Domestication', 'Sailing'] },
          bob: { blue: ['Pottery'], score: ['Calendar'] },
        },
      },
    ],
  },
})

scenarios('Tools', {
  'asks before three cards are returned': {
    position: {
      ann: { blue: ['Tools'], hand: ['Archery', 'Oars', 'Sailing', 'Paper'] },
      decks: { base: { 3: ['Compass'], 1: ['Pottery', 'Clothing', 'Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return three cards to draw and meld a {3}?' },
      { as: 'ann', pick: ['yes'] },
      { as: 'ann', offers: ['Archery', 'Oars', 'Sailing', 'Paper'], min: 3, max: 3 },
      { as: 'ann', refused: ['Archery', 'Oars'] },
      { as: 'ann', pick: ['Archery', 'Oars', 'Sailing'] },
      { as: 'ann', pick: ['Paper'] },
      {
        becomes: {
          ann: { blue: ['Tools'], green: ['Compass'], hand: ['Pottery', 'Clothing', 'Writing'] },
          decks: { base: { 3: [] } },
        },
      },
    ],
  },
  'is not asked with fewer than three cards': {
    position: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { becomes: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } } },
    ],
  },
})

scenarios('Pottery', {
  'scores a card of the number that was returned': {
    position: {
      ann: { blue: ['Pottery'], hand: ['Archery', 'Oars', 'Tools', 'Sailing'] },
      decks: { base: { 2: ['Calendar'], 1: ['Clothing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      { as: 'ann', offers: ['Archery', 'Oars', 'Tools', 'Sailing'], min: 0, max: 3 },
      { as: 'ann', pick: ['Archery', 'Tools'] },
      { becomes: { ann: { blue: ['Pottery'], hand: ['Oars', 'Sailing', 'Clothing'], score: ['Calendar'] } } },
    ],
  },
})

scenarios('Code of Laws', {
  'tucks a card of a color on the board and splays it': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', offers: ['Writing'], min: 0 },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', offers: ['blue'], min: 0, max: 1, title: '(optional) Choose a color to splay left' },
      { as: 'ann', pick: ['blue'] },
      {
        becomes: {
          ann: {
            purple: ['Code of Laws'],
            blue: { cards: ['Tools', 'Writing'], splay: 'left' },
            hand: ['Archery'],
            totals: { icons: { s: 2, k: 1, c: 3 } },
          },
        },
      },
    ],
  },
})

scenarios('Masonry', {
  'melds castles and claims Monument in the middle of the effect': {
    position: {
      ann: { yellow: ['Masonry'], red: ['Archery'], hand: ['Oars', 'Metalworking', 'Tools', 'The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      { as: 'ann', offers: ['Oars', 'Metalworking', 'Tools', 'The Wheel'], min: 0, max: 4 },
      { as: 'ann', pick: ['Oars', 'Metalworking', 'The Wheel'] },
      {
        as: 'ann',
        offers: ['Oars', 'Metalworking', 'The Wheel', 'auto'],
        title: 'Choose a card to meld next.',
      },
      { as: 'ann', pick: ['Metalworking'] },
      { as: 'ann', pick: ['auto'] },
      {
        becomes: {
          ann: {
            yellow: ['Masonry'],
            red: ['Oars', 'Metalworking', 'Archery'],
            green: ['The Wheel'],
            hand: ['Tools'],
            achievements: ['Monument'],
          },
        },
      },
    ],
  },
})

scenarios('Canal Building', {
  'exchanges the highest cards of hand and score pile': {
    position: {
      ann: { yellow: ['Canal Building'], hand: ['Paper', 'Compass', 'Tools'], score: ['Oars', 'Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canal Building' },
      {
        as: 'ann',
        offers: ['Exchange highest cards between hand and score pile', 'Junk all cards in the 3 deck'],
        title: 'Choose one',
        min: 1,
      },
      { as: 'ann', pick: ['Exchange highest cards between hand and score pile'] },
      {
        becomes: {
          ann: {
            yellow: ['Canal Building'],
            hand: ['Tools', 'Oars', 'Archery'],
            score: ['Paper', 'Compass'],
          },
        },
      },
    ],
  },
  'junks the deck of 3, whole': {
    position: {
      ann: { yellow: ['Canal Building'] },
      decks: { base: {} },
      decksExact: { base: { 3: ['Paper', 'Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Canal Building' },
      { as: 'ann', pick: ['Junk all cards in the 3 deck'] },
      {
        becomes: {
          ann: { yellow: ['Canal Building'] },
          junk: ['Paper', 'Optics'],
          decksExact: { base: { 3: [] } },
        },
      },
    ],
  },
})

scenarios('Machinery', {
  'exchanges a whole hand for all the highest cards, even for none': {
    position: { ann: { yellow: ['Machinery'], hand: ['Paper', 'Compass', 'Sailing'] }, bob: {} },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      { becomes: { ann: { yellow: ['Machinery'], hand: ['Sailing'] }, bob: { hand: ['Paper', 'Compass'] } } },
      { as: 'ann', sees: ['Sailing'] },
    ],
  },
})

scenarios('Compass', {
  'gives a leaf for a card without one, both chosen by the victim': {
    position: {
      ann: { green: ['Compass'], red: ['Archery'] },
      bob: { yellow: ['Agriculture'], blue: ['Pottery'], green: ['Clothing'] },
      turn: { player: 'ann', action: 1, round: 2 },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Compass' },
      { as: 'bob', offers: ['Agriculture', 'Pottery'], title: 'Choose card(s) to transfer', min: 1 },
      { as: 'bob', pick: ['Pottery'] },
      {
        becomes: {
          ann: { green: ['Compass'], blue: ['Pottery'] },
          bob: { yellow: ['Agriculture'], green: ['Clothing'], red: ['Archery'] },
        },
      },
    ],
  },
})

scenarios('Statistics', {
  'lets the leader name the value': {
    position: {
      ann: { yellow: ['Statistics'] },
      bob: { score: ['Tools', 'Oars', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Statistics' },
      { as: 'ann', offers: ['1', '3'], title: 'Choose Age' },
      { as: 'ann', pick: [1] },
      { becomes: { ann: { yellow: ['Statistics'] }, bob: { score: ['Paper'], hand: ['Tools', 'Oars'] } } },
    ],
  },
})

scenarios('Democracy', {
  'rewards only who returns more than any other so far': {
    position: {
      ann: { purple: ['Democracy'], hand: ['Tools', 'Oars'] },
      bob: { blue: ['Atomic Theory'], hand: ['Paper', 'Sailing'] },
      decks: { base: { 8: ['Flight'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'bob', pick: ['Paper'] },
      { as: 'ann', pick: ['Tools'] },
      {
        becomes: {
          ann: { purple: ['Democracy'], hand: ['Oars', 'Canning'] },
          bob: { blue: ['Atomic Theory'], hand: ['Sailing'], score: ['Flight'] },
        },
      },
    ],
  },
})

scenarios('Fission', {
  'on red junks everything and ends the action': {
    position: {
      ann: { red: ['Fission'], hand: ['Tools'], achievements: ['World'] },
      bob: { blue: ['Pottery', 'Writing'], score: ['Oars'], achievements: ['Paper'] },
      achievements: [],
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      {
        becomes: {
          ann: { achievements: ['World'] },
          bob: { achievements: ['Paper'] },
          junk: ['Fission', 'Tools', 'Pottery', 'Writing', 'Oars', 'Robotics'],
        },
      },
      { turn: 'bob' },
    ],
  },
  'otherwise returns a top card of any board': {
    position: {
      ann: { red: ['Fission'] },
      bob: { blue: ['Pottery'] },
      decks: { base: { 10: ['Databases', 'Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'ann', offers: ['Fission', 'Pottery'], title: 'Choose card(s) to return' },
      { as: 'ann', pick: ['Pottery'] },
      { becomes: { ann: { red: ['Fission'], hand: ['Software'] }, bob: { hand: ['Databases'] } } },
    ],
  },
})

scenarios('Computers', {
  'self-executes what it melds; a card executed inside that earns the chain achievement': {
    position: {
      ann: { blue: ['Computers'] },
      achievements: [],
      decks: {
        base: { 10: ['Software', 'Databases', 'Robotics'], 9: ['Ecology', 'Fission'], 11: ['Fusion'] },
      },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Computers' },
      { as: 'ann', pick: ['Ecology'] },
      {
        becomes: {
          ann: {
            blue: ['Software', 'Computers'],
            red: ['Fission'],
            hand: ['Robotics'],
            score: ['Databases'],
            achievements: ['Fusion'],
          },
        },
      },
    ],
  },
})

scenarios('Coal', {
  'scores a top card and the one beneath it': {
    position: {
      ann: { red: ['Coal'], blue: ['Pottery', 'Writing', 'Tools'] },
      decks: { base: { 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coal' },
      {
        as: 'ann',
        offers: ['red', 'green', 'blue'],
        title: '(optional) Choose a color to score, twice',
        min: 0,
      },
      { as: 'ann', pick: ['blue'] },
      {
        becomes: {
          ann: { red: ['Coal'], green: ['Banking'], blue: ['Tools'], score: ['Pottery', 'Writing'] },
        },
      },
    ],
  },
})
