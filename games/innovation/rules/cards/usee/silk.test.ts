import { changes, scenarios } from '../../testing/scenarios'

scenarios('Silk', {
  'melds, and scores one card of each color on the board': {
    position: { ann: { green: ['Silk'], hand: ['Tools', 'Pottery', 'Writing', 'Sailing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Silk' },
      {
        as: 'ann',
        offers: ['Tools', 'Pottery', 'Writing', 'Sailing', 'Archery'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'ann', pick: ['Tools'] },
      {
        as: 'ann',
        offers: ['Pottery', 'Writing', 'Sailing'],
        title: '(optional) You may score a card from your hand of each color on your board.',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Pottery', 'Writing'] },
      {
        as: 'ann',
        offers: ['Pottery', 'Writing', 'Sailing'],
        title: '(optional) You may score a card from your hand of each color on your board.',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Writing', 'Sailing'] },
      changes({ ann: { hand: ['Pottery', 'Archery'], blue: ['Tools'], score: ['Writing', 'Sailing'] } }),
    ],
  },
  'need not score': {
    position: { ann: { green: ['Silk'], hand: ['Tools', 'Pottery'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Silk', 'Tools', []] },
      changes({ ann: { hand: ['Pottery'], blue: ['Tools'] } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { green: ['Silk'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Silk' }, changes()],
  },
})
