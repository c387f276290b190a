import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Sunshu Ao', {
  'a card is self-executed in place of a Meld action': {
    position: {
      ann: { yellow: ['Sunshu Ao'], hand: ['Writing'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      { as: 'bob', sees: ['Writing'] },
      changes({ ann: { hand: ['Writing', 'Calendar'] } }),
    ],
  },
  'a figure is melded': {
    position: { ann: { yellow: ['Sunshu Ao'], hand: ['Shennong'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Shennong' },
      changes({ ann: { yellow: ['Shennong', 'Sunshu Ao'], hand: [] } }),
    ],
  },
  'so is a card by an effect': {
    position: { ann: { yellow: ['Sunshu Ao'], green: ['Sailing'] }, decks: { base: { 1: ['Writing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { blue: ['Writing'] } })],
  },
  'before the sixth score of the turn a card of value 1 is achieved': {
    position: {
      ann: {
        yellow: ['Sunshu Ao'],
        green: ['Currency'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning'],
      },
      decks: {
        base: {
          1: ['Tools'],
          2: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction', 'Mathematics'],
        },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Currency', ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning']] },
      changes({
        ann: {
          score: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction', 'Mathematics'],
          achievements: ['Tools'],
          hand: [],
        },
      }),
    ],
  },
  'five scores achieve nothing': {
    position: {
      ann: {
        yellow: ['Sunshu Ao'],
        green: ['Currency'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal'],
      },
      decks: { base: { 2: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Currency', ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal']] },
      changes({
        ann: { score: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction'], hand: [] },
      }),
    ],
  },
  'before the sixth tuck of the turn, too': {
    position: {
      achievements: [],
      ann: {
        yellow: ['Sunshu Ao'],
        purple: ['Socialism'],
        red: ['Archery'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal'],
      },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Socialism', 'Archery', 'auto'] },
      changes({
        ann: {
          red: ['Archery', 'Oars', 'Gunpowder', 'Coal'],
          blue: ['Calendar'],
          green: ['Paper'],
          achievements: ['Tools'],
          hand: [],
        },
      }),
    ],
  },
  'five tucks achieve nothing': {
    position: {
      achievements: [],
      ann: {
        yellow: ['Sunshu Ao'],
        purple: ['Socialism'],
        red: ['Archery'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Socialism', 'Archery', 'auto'] },
      changes({
        ann: { red: ['Archery', 'Oars', 'Gunpowder'], blue: ['Calendar'], green: ['Paper'], hand: [] },
      }),
    ],
  },
  'what is self-executed triggers no other karma': {
    position: {
      ann: { yellow: ['Sunshu Ao'], green: ['Fu Xi'], hand: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Writing', 'Fu Xi'] },
      changes({ ann: { hand: ['Writing', 'Calendar'], score: ['Fu Xi'], green: [] } }),
    ],
  },
  'before a sixth score one of two figures is chosen': {
    position: {
      ann: {
        yellow: ['Sunshu Ao'],
        green: ['Currency'],
        purple: ['Sinuhe'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning'],
      },
      bob: { yellow: ['Cai Lun', 'Masonry'] },
      decks: {
        base: { 2: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction', 'Mathematics'] },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Currency', ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning']] },
      { as: 'ann', offers: ['Sunshu Ao', 'Cai Lun'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Cai Lun', 'Sinuhe'] },
      changes({
        ann: {
          score: [
            'Mapmaking',
            'Fermenting',
            'Philosophy',
            'Monotheism',
            'Construction',
            'Mathematics',
            'Sinuhe',
          ],
          purple: [],
          hand: [],
        },
        bob: { yellow: { cards: ['Cai Lun', 'Masonry'], splay: 'left' } },
      }),
    ],
  },
})
