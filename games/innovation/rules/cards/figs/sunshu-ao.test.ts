import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }

scenarios('Sunshu Ao', {
  'a card is self-executed in place of a Meld action': {
    position: {
      expansions,
      turn,
      ann: { yellow: ['Sunshu Ao'], hand: ['Writing'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      { as: 'bob', sees: ['Writing'] },
      {
        becomes: { ann: { yellow: ['Sunshu Ao'], hand: ['Writing', 'Calendar'] }, bob: { blue: ['Tools'] } },
      },
    ],
  },
  'a figure is melded': {
    position: { expansions, turn, ann: { yellow: ['Sunshu Ao'], hand: ['Shennong'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Shennong' },
      { becomes: { ann: { yellow: ['Shennong', 'Sunshu Ao'] } } },
    ],
  },
  'so is a card by an effect': {
    position: {
      expansions,
      turn,
      ann: { yellow: ['Sunshu Ao'], green: ['Sailing'] },
      decks: { base: { 1: ['Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { becomes: { ann: { yellow: ['Sunshu Ao'], green: ['Sailing'], blue: ['Writing'] } } },
    ],
  },
  'before the sixth score of the turn a card of value 1 is achieved': {
    position: {
      expansions,
      turn,
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
      { as: 'ann', pick: 'Dogma.Currency' },
      { as: 'ann', pick: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning'] },
      {
        becomes: {
          ann: {
            yellow: ['Sunshu Ao'],
            green: ['Currency'],
            score: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction', 'Mathematics'],
            achievements: ['Tools'],
          },
        },
      },
    ],
  },
  'five scores achieve nothing': {
    position: {
      expansions,
      turn,
      ann: {
        yellow: ['Sunshu Ao'],
        green: ['Currency'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal'],
      },
      decks: {
        base: { 2: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction'] },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Currency' },
      { as: 'ann', pick: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal'] },
      {
        becomes: {
          ann: {
            yellow: ['Sunshu Ao'],
            green: ['Currency'],
            score: ['Mapmaking', 'Fermenting', 'Philosophy', 'Monotheism', 'Construction'],
          },
        },
      },
    ],
  },
  'before the sixth tuck of the turn, too': {
    position: {
      expansions,
      turn,
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
      { as: 'ann', pick: 'Dogma.Socialism' },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', pick: ['auto'] },
      {
        becomes: {
          ann: {
            yellow: ['Sunshu Ao'],
            purple: ['Socialism'],
            red: ['Archery', 'Oars', 'Gunpowder', 'Coal'],
            blue: ['Calendar'],
            green: ['Paper'],
            achievements: ['Tools'],
          },
        },
      },
    ],
  },
  'five tucks achieve nothing': {
    position: {
      expansions,
      turn,
      achievements: [],
      ann: {
        yellow: ['Sunshu Ao'],
        purple: ['Socialism'],
        red: ['Archery'],
        hand: ['Oars', 'Calendar', 'Paper', 'Gunpowder'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Socialism' },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', pick: ['auto'] },
      {
        becomes: {
          ann: {
            yellow: ['Sunshu Ao'],
            purple: ['Socialism'],
            red: ['Archery', 'Oars', 'Gunpowder'],
            blue: ['Calendar'],
            green: ['Paper'],
          },
        },
      },
    ],
  },
  'what is self-executed sets off no other figure': {
    position: {
      expansions,
      turn,
      ann: { yellow: ['Sunshu Ao'], green: ['Fu Xi'], hand: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      { as: 'ann', pick: ['Fu Xi'] },
      { becomes: { ann: { yellow: ['Sunshu Ao'], hand: ['Writing', 'Calendar'], score: ['Fu Xi'] } } },
    ],
  },
  'before a sixth score one of two figures is chosen': {
    position: {
      expansions,
      turn,
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
      { as: 'ann', pick: 'Dogma.Currency' },
      { as: 'ann', pick: ['Oars', 'Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning'] },
      { as: 'ann', offers: ['Sunshu Ao', 'Cai Lun'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Cai Lun'] },
      { as: 'ann', pick: ['Sinuhe'] },
      {
        becomes: {
          ann: {
            yellow: ['Sunshu Ao'],
            green: ['Currency'],
            score: [
              'Mapmaking',
              'Fermenting',
              'Philosophy',
              'Monotheism',
              'Construction',
              'Mathematics',
              'Sinuhe',
            ],
          },
          bob: { yellow: { cards: ['Cai Lun', 'Masonry'], splay: 'left' } },
        },
      },
    ],
  },
})
