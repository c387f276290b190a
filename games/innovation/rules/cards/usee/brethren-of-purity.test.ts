import { changes, scenarios } from '../../testing/scenarios'

scenarios('Brethren of Purity', {
  'repeats over a lightbulb with a 3 or one value higher': {
    position: {
      ann: { blue: ['Brethren of Purity'] },
      decks: { base: { 3: ['Translation'], 4: ['Colonialism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Brethren of Purity' },
      { as: 'ann', offers: ['3', '4'], title: 'Choose Age', count: 1, pick: '4' },
      changes({ ann: { blue: ['Translation', 'Brethren of Purity'], red: ['Colonialism'] } }),
    ],
  },
  'stops over a card without a lightbulb': {
    position: { ann: { blue: ['Brethren of Purity'], red: ['Oars'] }, decks: { base: { 3: ['Optics'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Brethren of Purity' }, changes({ ann: { red: ['Optics', 'Oars'] } })],
  },
  'the last value is that of whoever melded last': {
    position: {
      ann: { blue: ['Brethren of Purity'] },
      bob: { purple: ['Philosophy'] },
      decks: { base: { 3: ['Optics', 'Paper'], 4: ['Colonialism', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Brethren of Purity' },
      { as: 'ann', offers: ['3', '4'], title: 'Choose Age', pick: '4' },
      changes({ ann: { red: ['Colonialism'], hand: ['Anatomy'] }, bob: { red: ['Optics'] } }),
    ],
  },
})
