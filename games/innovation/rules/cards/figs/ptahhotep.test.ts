import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }
const second = { player: 'ann', action: 2, round: 2 }

scenarios('Ptahhotep', {
  'a card is scored and super-executed in place of the second action': {
    position: {
      expansions,
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars', 'Writing'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', pick: ['Writing'] },
      {
        becomes: {
          ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars', 'Calendar'], score: ['Writing'] },
          bob: { blue: ['Tools'] },
        },
      },
    ],
  },
  'demands of the scored card reach every opponent': {
    position: {
      expansions,
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars'] },
      bob: { red: ['Archery', 'Metalworking'], hand: ['Mapmaking'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      {
        becomes: {
          ann: { purple: ['Ptahhotep'], green: ['Sailing'], score: ['Mapmaking', 'Oars'] },
          bob: { red: ['Archery', 'Metalworking'], hand: ['Tools'] },
        },
      },
    ],
  },
  'without a card in hand nothing happens': {
    position: { expansions, turn: second, ann: { purple: ['Ptahhotep'], green: ['Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { becomes: { ann: { purple: ['Ptahhotep'], green: ['Sailing'] } } },
    ],
  },
  'the first action goes its way': {
    position: {
      expansions,
      turn,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Writing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { becomes: { ann: { purple: ['Ptahhotep'], green: ['Sailing'], red: ['Oars'], hand: ['Writing'] } } },
    ],
  },
  "another figure's karma is silent while this one is carried out": {
    position: {
      expansions,
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Shen Kuo'], blue: ['Writing'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', pick: ['Ptahhotep'] },
      {
        becomes: {
          ann: { green: ['Shen Kuo'], blue: ['Writing'], score: ['Tools', 'Ptahhotep'] },
        },
      },
    ],
  },
})
