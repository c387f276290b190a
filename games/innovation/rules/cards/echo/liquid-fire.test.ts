import { changes, scenarios } from '../../testing/scenarios'

scenarios('Liquid Fire', {
  'takes a card of the highest bonus, and the hand for a red one': {
    position: {
      ann: { red: ['Liquid Fire'] },
      bob: { purple: ['Puppet'], yellow: ['Soap'], hand: ['Tools'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Liquid Fire' },
      changes({ ann: { forecast: ['Optics'], score: ['Tools'] }, bob: { hand: [] } }),
    ],
  },
  'leaves the hand for another color': {
    position: {
      ann: { red: ['Liquid Fire'] },
      bob: { purple: ['Puppet'], hand: ['Tools'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Liquid Fire' }, changes({ ann: { forecast: ['Paper'] } })],
  },
  'does nothing without a bonus on that board': {
    position: { ann: { red: ['Liquid Fire'], yellow: ['Soap'] }, bob: { hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Liquid Fire' }, changes(), { turn: 'bob' }],
  },
  'fills a forecast beyond its limit': {
    position: {
      ann: {
        red: ['Liquid Fire'],
        blue: { cards: ['Tools', 'Pottery'], splay: 'aslant' },
        forecast: ['Calendar'],
      },
      bob: { purple: ['Puppet'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Liquid Fire' }, changes({ ann: { forecast: ['Calendar', 'Paper'] } })],
  },
})
