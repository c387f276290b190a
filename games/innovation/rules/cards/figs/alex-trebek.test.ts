import { changes, scenarios } from '../../testing/scenarios'

scenarios('Alex Trebek', {
  'names a figure of any value and takes it from its deck': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '10': ['Databases'] }, figs: { '2': ['Archimedes'] } },
      ann: { yellow: ['Alex Trebek'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], title: 'Choose Age' },
      { as: 'ann', picks: [[2], 'Archimedes'] },
      { as: 'bob', sees: ['Archimedes'] },
      changes({ ann: { hand: ['Archimedes', 'Databases'] } }),
    ],
  },
  'finds nothing where the figure is not in its deck': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '10': ['Databases'] } },
      ann: { yellow: ['Alex Trebek'] },
      bob: { blue: ['Archimedes'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', [2], 'Archimedes'] },
      changes({ ann: { hand: ['Databases'] } }),
    ],
  },
  'shows nobody where the other figures are': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '10': ['Databases'] } },
      ann: { yellow: ['Alex Trebek'] },
      bob: { hand: ['Archimedes'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', [2], 'Augustus Caesar'] },
      { as: 'ann', hidden: ['Archimedes'] },
    ],
  },
  'not with a figure in hand, and not for an opponent': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '10': ['Databases'], '1': ['Tools'] } },
      ann: { yellow: ['Alex Trebek'], hand: ['Homer'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'bob', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Homer', 'Databases'] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'value 0 has no figures to name': {
    position: {
      expansions: ['base', 'figs'],
      age0: true,
      decks: { base: { '10': ['Databases'] }, figs: { '2': ['Archimedes'] } },
      ann: { yellow: ['Alex Trebek'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], title: 'Choose Age' },
      { as: 'ann', picks: [[2], 'Archimedes'] },
      changes({ ann: { hand: ['Archimedes', 'Databases'] } }),
    ],
  },
  'asks which karma to trigger where an opponent has one for the draw': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '10': ['Databases'], '7': ['Bicycle'] } },
      ann: { yellow: ['Alex Trebek'] },
      bob: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Alex Trebek', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['John Ericsson'] },
      changes({ ann: { hand: ['Databases'] }, bob: { green: ['Bicycle'] } }),
    ],
  },
})
