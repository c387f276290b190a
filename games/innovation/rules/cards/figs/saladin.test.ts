import { annsTurn, changes, figureScenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']

figureScenarios('Saladin', {
  'castles on top are scored from the boards of opponents in place of a demand': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Saladin'], purple: ['City States'] },
      bob: { yellow: ['Masonry'], green: ['Sailing'], blue: ['Alchemy'] },
      cat: { purple: ['Mysticism', 'Code of Laws'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.City States' },
      changes({
        ann: { score: ['Masonry', 'Alchemy', 'Mysticism'] },
        bob: { yellow: [], blue: [] },
        cat: { purple: ['Code of Laws'] },
      }),
    ],
  },
  'a compel is a demand': {
    position: {
      expansions: [...expansions, 'arti'],
      turn: annsTurn,
      ann: { red: ['Saladin'], blue: ['Treaty of Kadesh'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Treaty of Kadesh' },
      changes({ ann: { score: ['Masonry'] }, bob: { yellow: [] } }),
    ],
  },
  'a card without a demand is carried out': {
    position: {
      ann: { red: ['Saladin'], blue: ['Writing'] },
      bob: { yellow: ['Masonry'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Calendar'] } })],
  },
  'a figure that would answer the demand has nothing to answer': {
    position: {
      ann: { red: ['Saladin'], purple: ['City States'], yellow: ['Domestication'] },
      bob: { red: ['Hammurabi'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.City States' }, changes()],
  },
})
