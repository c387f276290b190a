import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Duke Ellington', {
  'its owner fades no figure': {
    position: {
      decks: { base: { '8': ['Flight'] } },
      ann: { purple: ['Duke Ellington'], red: ['Hammurabi'] },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Flight'] } })],
  },
  'an opponent does, and so does its owner once it is covered': {
    position: {
      decks: { base: { '1': ['Tools'] } },
      ann: { purple: ['Homer', 'Duke Ellington'], red: ['Hammurabi'] },
      bob: { blue: ['Archimedes'], green: ['Shen Kuo'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Homer'] },
      { as: 'bob', pick: ['Shen Kuo'] },
      changes({
        ann: { purple: ['Duke Ellington'], hand: ['Tools'], score: ['Homer'] },
        bob: { score: ['Shen Kuo'], green: [] },
      }),
    ],
  },
  'wins in place of a fifth top figure': {
    position: {
      ann: {
        purple: ['Duke Ellington'],
        red: ['Hammurabi'],
        green: ['Shen Kuo'],
        blue: ['Archimedes'],
        hand: ['Edward Jenner'],
      },
    },
    steps: [{ as: 'ann', pick: 'Meld.Edward Jenner' }, { over: { winner: 'ann', reason: 'Duke Ellington' } }],
  },
  'not of a fourth, nor of another card': {
    position: {
      turn: annsTurn,
      ann: {
        purple: ['Duke Ellington'],
        red: ['Hammurabi'],
        green: ['Shen Kuo'],
        hand: ['Edward Jenner', 'Oars'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Edward Jenner', 'Meld.Oars'] },
      changes({ ann: { red: ['Oars', 'Hammurabi'], yellow: ['Edward Jenner'], hand: [] } }),
    ],
  },
  'not with four top figures and a card that is none': {
    position: {
      ann: {
        purple: ['Duke Ellington'],
        red: ['Hammurabi'],
        green: ['Shen Kuo'],
        blue: ['Archimedes'],
        hand: ['Oars'],
      },
    },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars', 'Hammurabi'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: {
        purple: ['Duke Ellington'],
        red: ['Hammurabi'],
        green: ['Shen Kuo'],
        blue: ['Archimedes'],
        hand: ['Edward Jenner'],
      },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Edward Jenner' },
      {
        as: 'ann',
        offers: ['Duke Ellington', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { yellow: ['Edward Jenner'], hand: [] } }),
    ],
  },
})
