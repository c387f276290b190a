import { changes, scenarios } from '../../testing/scenarios'

scenarios('Reconnaissance', {
  'shows a hand, keeps one of three 6 and may splay its color': {
    position: {
      ann: { blue: ['Reconnaissance'], green: ['Sailing', 'Paper'] },
      bob: { hand: ['Tools'] },
      decks: { base: { 6: ['Canning', 'Classification', 'Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Reconnaissance' },
      { as: 'ann', sees: ['Tools'] },
      {
        as: 'ann',
        offers: ['Canning', 'Classification', 'Encyclopedia'],
        title: 'Choose card(s) to return',
        count: 2,
      },
      { as: 'ann', pick: ['Canning', 'Encyclopedia'] },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({ ann: { green: { cards: ['Sailing', 'Paper'], splay: 'right' }, hand: ['Classification'] } }),
    ],
  },
  'cannot splay a color of one card': {
    position: {
      ann: { blue: ['Reconnaissance'] },
      decks: { base: { 6: ['Canning', 'Classification', 'Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Reconnaissance', ['Canning', 'Classification']] },
      changes({ ann: { hand: ['Encyclopedia'] } }),
    ],
  },
})
