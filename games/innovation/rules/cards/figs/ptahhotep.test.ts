import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Ptahhotep', {
  'a card is scored and super-executed in place of the second action': {
    position: {
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars', 'Writing'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Sailing', 'Writing'] },
      changes({ ann: { hand: ['Oars', 'Calendar'], score: ['Writing'] } }),
    ],
  },
  'demands of the scored card reach every opponent': {
    position: {
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars'] },
      bob: { red: ['Archery', 'Metalworking'], hand: ['Mapmaking'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { score: ['Mapmaking', 'Oars'], hand: [] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'without a card in hand nothing happens': {
    position: { turn: second, ann: { purple: ['Ptahhotep'], green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes()],
  },
  'the first action proceeds as usual': {
    position: {
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Writing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  "another figure's karma is silent while this one is carried out": {
    position: {
      turn: second,
      ann: { purple: ['Ptahhotep'], green: ['Shen Kuo'], blue: ['Writing'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', 'Ptahhotep'] },
      changes({ ann: { score: ['Tools', 'Ptahhotep'], purple: [], hand: [] } }),
    ],
  },
})
