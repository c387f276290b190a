import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chartreuse', {
  'melds green and yellow cards in any order and returns the others': {
    position: {
      ann: { yellow: ['Chartreuse'] },
      decks: { base: { 3: ['Paper'], 4: ['Anatomy'], 5: ['Coal'], 6: ['Metric System'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chartreuse' },
      {
        as: 'ann',
        offers: ['Paper', 'Anatomy', 'Metric System', 'auto'],
        title: 'Choose a card to meld next.',
        count: 1,
      },
      { as: 'ann', picks: ['Metric System', 'auto'] },
      {
        as: 'ann',
        offers: ['green', 'yellow'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: {
          yellow: ['Anatomy', 'Chartreuse'],
          green: { cards: ['Paper', 'Metric System'], splay: 'right' },
        },
      }),
    ],
  },
  'returns all of other colors': {
    position: {
      ann: { yellow: ['Chartreuse'] },
      decks: { base: { 3: ['Optics'], 4: ['Gunpowder'], 5: ['Coal'], 6: ['Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chartreuse' },
      { as: 'bob', sees: ['Optics', 'Gunpowder', 'Coal', 'Encyclopedia'] },
      changes(),
    ],
  },
})
