import { changes, scenarios } from '../../testing/scenarios'

scenarios('Credit Card', {
  'takes a top card into hand, scores a card of its value, and may splay green up': {
    position: {
      ann: { green: ['Credit Card', 'Sailing'], red: ['Optics'] },
      decks: { base: { '3': ['Paper'], '9': ['Ecology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Credit Card' },
      {
        as: 'ann',
        offers: ['Optics'],
        title: '(optional) You may take a card into your hand.',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Optics'] },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: {
          green: { cards: ['Credit Card', 'Sailing'], splay: 'up' },
          hand: ['Optics'],
          score: ['Paper'],
          forecast: ['Ecology'],
          red: [],
        },
      }),
    ],
  },
  'takes and scores nothing if the choice is declined': {
    position: { ann: { green: ['Credit Card'], red: ['Optics'] }, decks: { base: { '9': ['Ecology'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Credit Card', []] },
      changes({ ann: { forecast: ['Ecology'] } }),
      { turn: 'bob' },
    ],
  },
  'repeats when foreseen': {
    position: {
      ann: { hand: ['Collaboration'], forecast: ['Credit Card'], red: ['Optics'], blue: ['Tools'] },
      decks: { base: { '1': ['Oars'], '3': ['Paper'], '9': ['Ecology'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Collaboration', 'Optics', 'Tools', []] },
      changes({
        ann: {
          green: ['Credit Card', 'Collaboration'],
          hand: ['Optics', 'Tools'],
          score: ['Paper', 'Oars'],
          forecast: ['Ecology'],
          red: [],
          blue: [],
        },
      }),
    ],
  },
  'scores nothing if a karma kept the card from being taken': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      ann: { green: ['Credit Card'], red: ['Optics'] },
      bob: { red: ['Yi Sun-Sin'] },
      decks: { base: { 4: ['Gunpowder'], 9: ['Ecology'] } },
      decksExact: { echo: { 4: [], 9: [] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Credit Card', 'Optics'] },
      changes({
        ann: { forecast: ['Ecology'], red: [] },
        bob: { red: ['Yi Sun-Sin', 'Optics', 'Gunpowder'] },
      }),
    ],
  },
})
