import { changes, scenarios } from '../../testing/scenarios'

scenarios('ATM', {
  'scores a card of any value, takes the highest top card without coins, may splay purple up, junks the deck of 10':
    {
      position: {
        ann: { yellow: ['ATM'], purple: ['Philosophy', 'Mysticism'] },
        bob: { red: ['Archery'], blue: ['Experimentation'], yellow: ['Ecology'] },
        decks: { base: { '3': ['Paper'] } },
        decksExact: { base: { '10': ['Robotics'] } },
      },
      steps: [
        { as: 'ann', pick: 'Dogma.ATM' },
        { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [3] },
        { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay up', count: [0, 1] },
        { as: 'ann', pick: ['purple'] },
        changes({
          ann: {
            blue: ['Experimentation'],
            purple: { cards: ['Philosophy', 'Mysticism'], splay: 'up' },
            score: ['Paper'],
          },
          bob: { blue: [] },
          junk: ['Robotics'],
        }),
      ],
    },
  'takes neither a yellow card nor one with coins': {
    position: {
      ann: { yellow: ['ATM'], green: ['Sailing'] },
      bob: { red: ['Oars', 'Coal'], yellow: ['Ecology'] },
      decks: { base: { '3': ['Paper'] } },
      decksExact: { base: { '10': [] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.ATM', [3]] }, changes({ ann: { score: ['Paper'] } })],
  },
  'value 0 is a value to draw, too': {
    position: { age0: true, ann: { yellow: ['ATM'] }, decks: { base: { 0: ['Fishing'], 10: [] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.ATM', [0]] },
      changes({
        ann: { score: ['Fishing'] },
        junk: [
          'A.I.',
          'Robotics',
          'Miniaturization',
          'Globalization',
          'Bioengineering',
          'The Internet',
          'Software',
          'Self Service',
          'Stem Cells',
        ],
      }),
    ],
  },
})
