import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Cai Lun', {
  "all colors of its owner are splayed left before anybody's score": {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Oars'] },
      bob: { yellow: ['Cai Lun', 'Masonry'], red: ['Archery', 'Metalworking'], green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      changes({
        ann: { score: ['Calendar'], hand: [] },
        bob: {
          yellow: { cards: ['Cai Lun', 'Masonry'], splay: 'left' },
          red: { cards: ['Archery', 'Metalworking'], splay: 'left' },
        },
      }),
    ],
  },
  'another verb splays nothing': {
    position: { ann: { yellow: ['Cai Lun', 'Masonry'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars'], hand: [] } })],
  },
  'top cards of unsplayed colors count as available achievements': {
    position: {
      achievements: [],
      ann: {
        yellow: ['Cai Lun'],
        red: ['Archery', 'Oars'],
        green: { cards: ['Sailing', 'The Wheel'], splay: 'left' },
        score: ['Software'],
      },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', in: 'Achieve', offers: ['Archery', 'Cai Lun'] },
      { as: 'ann', pick: 'Achieve.Archery' },
      changes({ ann: { red: ['Oars'], achievements: ['Archery'] }, bob: { hand: ['Homer'] } }),
    ],
  },
  'they are subject to eligibility': {
    position: { achievements: [], ann: { yellow: ['Cai Lun'], red: ['Archery'], score: ['Coal'] } },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['Archery'] }],
  },
  'of two karmas that a score triggers, the current player chooses one': {
    position: {
      ann: { yellow: ['Agriculture'], green: ['Shen Kuo'], hand: ['Oars'] },
      bob: { yellow: ['Cai Lun', 'Masonry'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Oars'] },
      { as: 'ann', offers: ['Shen Kuo', 'Cai Lun'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Cai Lun'] },
      changes({
        ann: { score: ['Calendar'], hand: [] },
        bob: { yellow: { cards: ['Cai Lun', 'Masonry'], splay: 'left' } },
      }),
    ],
  },
})
