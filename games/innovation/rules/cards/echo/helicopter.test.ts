import { scenarios } from '../../testing/scenarios'

scenarios('Helicopter', {
  "moves a top card to its owner's score pile, and repeats for a card that shares an icon": {
    position: {
      ann: {
        red: ['Helicopter'],
        hand: ['Tools'],
      },
      bob: {
        blue: ['Writing'],
        red: ['Oars'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Helicopter',
      },
      {
        as: 'ann',
        offers: ['Oars', 'Writing'],
        title: 'Choose card(s) to transfer',
        min: 1,
        max: 1,
      },
      {
        as: 'ann',
        pick: ['Writing'],
      },
      {
        as: 'ann',
        offers: ['Tools'],
        title: '(optional) Choose card(s) to return',
        min: 0,
        max: 1,
      },
      {
        as: 'ann',
        pick: ['Tools'],
      },
      {
        becomes: {
          ann: {
            red: ['Helicopter'],
          },
          bob: {
            score: ['Writing', 'Oars'],
          },
        },
      },
    ],
  },
  'does not repeat without a shared icon': {
    position: {
      ann: {
        red: ['Helicopter'],
        hand: ['Pottery'],
      },
      bob: {
        red: ['Oars'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Helicopter',
      },
      {
        becomes: {
          ann: {
            red: ['Helicopter'],
            hand: ['Pottery'],
          },
          bob: {
            score: ['Oars'],
          },
        },
      },
      {
        turn: 'bob',
      },
    ],
  },
  'does not repeat when declined; takes own cards, too': {
    position: {
      ann: {
        red: ['Helicopter'],
        hand: ['Writing'],
        blue: ['Tools'],
      },
      bob: {
        red: ['Oars'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Helicopter',
      },
      {
        as: 'ann',
        pick: ['Tools'],
      },
      {
        as: 'ann',
        pick: [],
      },
      {
        becomes: {
          ann: {
            red: ['Helicopter'],
            hand: ['Writing'],
            score: ['Tools'],
          },
          bob: {
            red: ['Oars'],
          },
        },
      },
    ],
  },
  'meat is an icon to share, too': {
    position: {
      age0: true,
      ann: { red: ['Helicopter'], hand: ['Hunting', 'Pottery'] },
      bob: { red: ['Fire'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Helicopter' },
      { as: 'ann', offers: ['Hunting'], min: 0, max: 1 },
      { as: 'ann', pick: [] },
      { becomes: { ann: { red: ['Helicopter'], hand: ['Hunting', 'Pottery'] }, bob: { score: ['Fire'] } } },
    ],
  },
  'moves nothing where it is the only top card': {
    position: {
      ann: {
        red: ['Helicopter'],
        hand: ['Tools'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Helicopter',
      },
      {
        becomes: {
          ann: {
            red: ['Helicopter'],
            hand: ['Tools'],
          },
        },
      },
      {
        turn: 'bob',
      },
    ],
  },
})
