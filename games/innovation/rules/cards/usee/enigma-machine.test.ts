import { changes, scenarios } from '../../testing/scenarios'

scenarios('Enigma Machine', {
  'safeguards all available standard achievements': {
    position: { achievements: ['Tools', 'Calendar'], ann: { red: ['Enigma Machine'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Enigma Machine' },
      {
        as: 'ann',
        offers: [
          'Safeguard all available standard achievements',
          'Transfer all your secrets to your hand',
          'Transfer all cards in your hand to the available achievements',
        ],
        count: 1,
      },
      { as: 'ann', pick: ['Safeguard all available standard achievements'] },
      changes({ ann: { safe: ['Tools', 'Calendar'] }, standardAchievements: [] }),
    ],
  },
  'in an order of the player where the safe has too little room': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper'],
      ann: { red: ['Enigma Machine'], safe: ['Oars', 'Archery', 'Sailing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-3*', 'auto'],
        title: 'Choose a card to safeguard next.',
        count: 1,
      },
      { as: 'ann', picks: ['*base-3*', 'auto'] },
      changes({
        ann: { safe: ['Oars', 'Archery', 'Sailing', 'Paper', 'Tools'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'transfers all secrets to the hand': {
    position: { ann: { red: ['Enigma Machine'], safe: ['Tools', 'Calendar'], hand: ['Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Transfer all your secrets to your hand'] },
      changes({ ann: { hand: ['Oars', 'Tools', 'Calendar'], safe: [] } }),
      { as: 'bob', hidden: ['Tools'] },
    ],
  },
  'transfers the hand to the available achievements': {
    position: { achievements: ['Paper'], ann: { red: ['Enigma Machine'], hand: ['Tools', 'Blackmail'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Enigma Machine' },
      { as: 'ann', pick: 'Transfer all cards in your hand to the available achievements' },
      changes({ ann: { hand: [] }, standardAchievements: ['Paper', 'Tools', 'Blackmail'] }),
      { as: 'bob', hidden: ['Blackmail'] },
    ],
  },
  'splays a color up that is splayed left': {
    position: {
      achievements: [],
      ann: {
        red: ['Enigma Machine'],
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
        green: { cards: ['Sailing', 'Paper'], splay: 'left' },
        yellow: { cards: ['Agriculture', 'Masonry'], splay: 'right' },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Safeguard all available standard achievements'] },
      { as: 'ann', offers: ['green', 'blue'], title: 'Choose a color to splay up', count: 1, pick: 'blue' },
      changes({ ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'up' } } }),
    ],
  },
  'does nothing without cards and without a color splayed left': {
    position: {
      ann: { red: ['Enigma Machine'], yellow: { cards: ['Agriculture', 'Masonry'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Enigma Machine', 'Transfer all your secrets to your hand'] },
      changes(),
    ],
  },
})
