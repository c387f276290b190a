import { figuresTurn, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
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
      { changes: { ann: { hand: ['Oars', 'Calendar'], score: ['Writing'] } } },
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
      { changes: { ann: { score: ['Mapmaking', 'Oars'], hand: [] }, bob: { hand: ['Tools'] } } },
    ],
  },
  'without a card in hand nothing happens': {
    position: { expansions, turn: second, ann: { purple: ['Ptahhotep'], green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, { changes: {} }],
  },
  'the first action proceeds as usual': {
    position: {
      ...figuresTurn,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Writing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, { changes: { ann: { red: ['Oars'] } } }],
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
      { changes: { ann: { score: ['Tools', 'Ptahhotep'], purple: [], hand: [] } } },
    ],
  },
})
