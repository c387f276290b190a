import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Prophecies', {
  'without secrets a 4 is drawn and safeguarded': {
    position: { ann: { blue: ['The Prophecies'] }, decks: { base: { 4: ['Anatomy'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.The Prophecies' },
      changes({ ann: { safe: ['Anatomy'] } }),
      { as: 'bob', hidden: ['Anatomy'] },
    ],
  },
  'melds a secret for a red card, and safeguards the card': {
    position: {
      ann: { blue: ['The Prophecies'], safe: ['Tools', 'Calendar', 'Oars'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Prophecies' },
      { as: 'ann', offers: ['Draw and safeguard a 4', 'Draw and reveal'], count: 1 },
      { as: 'ann', offers: ['2', '3'], in: 'Draw and reveal', pick: 'Draw and reveal.3' },
      { as: 'bob', sees: ['Optics'] },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-1* (ann)', '*base-2* (ann)'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'ann', pick: ['*base-2* (ann)'] },
      changes({ ann: { blue: ['Calendar', 'The Prophecies'], safe: ['Tools', 'Oars', 'Optics'] } }),
      { as: 'ann', hidden: ['Tools', 'Oars'] },
    ],
  },
  'keeps a card of another color in hand': {
    position: { ann: { blue: ['The Prophecies'], safe: ['Tools'] }, decks: { base: { 2: ['Mapmaking'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.The Prophecies', 'Draw and reveal.2'] },
      changes({ ann: { hand: ['Mapmaking'] } }),
    ],
  },
  'safeguards a 4 beside other secrets': {
    position: { ann: { blue: ['The Prophecies'], safe: ['Tools'] }, decks: { base: { 4: ['Anatomy'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.The Prophecies', 'Draw and safeguard a 4'] },
      changes({ ann: { safe: ['Tools', 'Anatomy'] } }),
    ],
  },
  'the drawn 4 stays in hand where the safe is full': {
    position: {
      ann: { blue: { cards: ['The Prophecies', 'Writing'], splay: 'up' }, safe: ['Tools', 'Calendar'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.The Prophecies', 'Draw and safeguard a 4'] },
      changes({ ann: { hand: ['Anatomy'] } }),
    ],
  },
})
