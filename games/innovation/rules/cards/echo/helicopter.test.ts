import { changes, scenarios } from '../../testing/scenarios'

scenarios('Helicopter', {
  "moves a top card to its owner's score pile, and repeats for a card that shares an icon": {
    position: { ann: { red: ['Helicopter'], hand: ['Tools'] }, bob: { blue: ['Writing'], red: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Helicopter' },
      { as: 'ann', offers: ['Oars', 'Writing'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', offers: ['Tools'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { hand: [] }, bob: { score: ['Writing', 'Oars'], red: [], blue: [] } }),
    ],
  },
  'does not repeat without a shared icon': {
    position: { ann: { red: ['Helicopter'], hand: ['Pottery'] }, bob: { red: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Helicopter' },
      changes({ bob: { score: ['Oars'], red: [] } }),
      { turn: 'bob' },
    ],
  },
  'does not repeat when declined; takes own cards, too': {
    position: { ann: { red: ['Helicopter'], hand: ['Writing'], blue: ['Tools'] }, bob: { red: ['Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Helicopter', 'Tools', []] },
      changes({ ann: { score: ['Tools'], blue: [] } }),
    ],
  },
  'meat is an icon to share, too': {
    position: {
      age0: true,
      ann: { red: ['Helicopter'], hand: ['Hunting', 'Pottery'] },
      bob: { red: ['Fire'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Helicopter' },
      { as: 'ann', offers: ['Hunting'], count: [0, 1], pick: [] },
      changes({ bob: { score: ['Fire'], red: [] } }),
    ],
  },
  'moves nothing where it is the only top card': {
    position: { ann: { red: ['Helicopter'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Helicopter' }, changes(), { turn: 'bob' }],
  },
})
