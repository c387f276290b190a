import { changes, scenarios } from '../../testing/scenarios'

scenarios('Handbag', {
  'takes the bottom card of each color': {
    position: { ann: { green: ['Handbag', 'Sailing'], red: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Handbag' },
      {
        as: 'ann',
        offers: ['Transfer bottom cards to hand', 'Tuck score pile', 'Score cards of chosen value from hand'],
        title: '(optional) Choose',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Transfer bottom cards to hand'] },
      changes({ ann: { green: ['Handbag'], hand: ['Archery', 'Sailing'], red: [] } }),
    ],
  },
  'tucks the score pile': {
    position: { ann: { green: ['Handbag'], blue: ['Pottery'], score: ['Tools', 'Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Handbag', 'Tuck score pile'] },
      changes({ ann: { blue: ['Pottery', 'Tools'], red: ['Oars'], score: [] } }),
    ],
  },
  'scores a value of the hand': {
    position: { ann: { green: ['Handbag'], hand: ['Tools', 'Oars', 'Calendar'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Handbag', 'Score cards of chosen value from hand'] },
      {
        as: 'ann',
        offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
        title: 'Choose Age',
        count: 1,
      },
      { as: 'ann', pick: ['1'] },
      changes({ ann: { hand: ['Calendar'], score: ['Tools', 'Oars'] } }),
    ],
  },
  'may lead nowhere': {
    position: { ann: { green: ['Handbag'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Handbag' }, { as: 'ann', pick: ['Tuck score pile'] }, changes()],
  },
  'may be declined': {
    position: { ann: { green: ['Handbag'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Handbag' }, { as: 'ann', pick: [] }, changes(), { turn: 'bob' }],
  },
})
