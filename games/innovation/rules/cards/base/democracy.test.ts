import { changes, scenarios } from '../../testing/scenarios'

scenarios('Democracy', {
  'counts all that an endorsed leader has returned by it': {
    position: {
      expansions: ['base', 'city'],
      turn: { player: 'ann', action: 2, round: 2 },
      ann: { purple: ['Democracy'], red: ['Athens'], hand: ['Tools', 'Coal', 'Paper', 'Oars', 'Archery'] },
      bob: { blue: ['Evolution'], purple: ['Philosophy'], hand: ['Sailing', 'Clothing'] },
      decks: { base: { 8: ['Flight', 'Mobility'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', picks: ['Endorse.purple', 'Tools'] },
      { as: 'bob', pick: ['Sailing', 'Clothing'] },
      { as: 'ann', picks: [['Coal', 'Paper'], 'Oars'] },
      changes({
        ann: { hand: ['Archery', 'Canning'], score: ['Mobility'] },
        bob: { score: ['Flight'], hand: [] },
        junk: ['Tools'],
      }),
    ],
  },
  'looks at opponents, not at a teammate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { purple: ['Democracy'], hand: ['Tools', 'Oars'] },
      cat: { blue: ['Atomic Theory'], hand: ['Paper', 'Sailing'] },
      decks: { base: { 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'cat', pick: ['Paper', 'Sailing'] },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { hand: ['Oars'], score: ['Mobility'] }, cat: { score: ['Flight'], hand: [] } }),
    ],
  },
  'rewards only who returns more than any other so far': {
    position: {
      ann: { purple: ['Democracy'], hand: ['Tools', 'Oars'] },
      bob: { blue: ['Atomic Theory'], hand: ['Paper', 'Sailing'] },
      decks: { base: { 8: ['Flight'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'bob', pick: ['Paper'] },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { hand: ['Oars', 'Canning'] }, bob: { hand: ['Sailing'], score: ['Flight'] } }),
    ],
  },
  'rewards the leader, too, for more cards than the others returned': {
    position: {
      ann: { purple: ['Democracy'], hand: ['Tools', 'Oars', 'Pottery'] },
      bob: { blue: ['Atomic Theory'], hand: ['Paper', 'Sailing'] },
      decks: { base: { 8: ['Flight', 'Mobility'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'bob', pick: ['Paper'] },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Pottery'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Tools', 'Pottery'] },
      changes({
        ann: { hand: ['Oars', 'Canning'], score: ['Mobility'] },
        bob: { hand: ['Sailing'], score: ['Flight'] },
      }),
    ],
  },
  'rewards whoever leads already once more, even for nothing': {
    position: {
      expansions: ['base', 'city'],
      turn: { player: 'ann', action: 2, round: 2 },
      ann: { purple: ['Democracy'], red: ['Athens'], hand: ['Tools', 'Coal', 'Paper'] },
      bob: { blue: ['Evolution'], red: ['Gunpowder'] },
      decks: { base: { 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', picks: ['Endorse.purple', 'Coal', []] },
      changes({ ann: { hand: ['Paper'], score: ['Flight', 'Mobility'] }, junk: ['Tools'] }),
    ],
  },
  'rewards nobody who returns nothing': {
    position: { ann: { purple: ['Democracy'], hand: ['Tools'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Democracy', []] }, changes(), { turn: 'bob' }],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { purple: ['Democracy'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Democracy' }, changes(), { turn: 'bob' }],
  },
})
