import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dancing Girl', {
  'goes over, and all highest top cards come back one by one as the compelled player chooses': {
    position: {
      ann: { yellow: ['Dancing Girl'] },
      bob: { purple: ['Philosophy'], red: ['Construction'], yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dancing Girl' },
      {
        as: 'bob',
        offers: ['Construction', 'Philosophy'],
        title: 'Choose a card to transfer to ann',
        count: 1,
      },
      { as: 'bob', pick: ['Philosophy'] },
      changes({
        ann: { purple: ['Philosophy'], red: ['Construction'], yellow: [] },
        bob: { yellow: ['Dancing Girl', 'Agriculture'], red: [], purple: [] },
      }),
    ],
  },
  'comes back itself where it is among the highest': {
    position: {
      ann: { yellow: ['Dancing Girl'] },
      bob: { blue: { cards: ['Writing', 'Tools'], splay: 'up' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dancing Girl' },
      { as: 'bob', offers: ['Dancing Girl', 'Writing'], pick: 'Writing' },
      changes({ ann: { blue: ['Writing'] }, bob: { blue: ['Tools'] } }),
    ],
  },
  'leaves the display for the board of the compelled player': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Dancing Girl'] },
      bob: { purple: ['Philosophy'], red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { purple: ['Philosophy'], artifact: [] },
        bob: { yellow: ['Dancing Girl'], purple: [] },
      }),
      { turn: 'ann' },
    ],
  },
  'compels nobody with fewer lightbulbs': {
    position: { ann: { yellow: ['Dancing Girl'] }, bob: { blue: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Dancing Girl' }, changes(), { turn: 'bob' }],
  },
})
