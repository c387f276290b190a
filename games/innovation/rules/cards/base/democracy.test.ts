import { scenarios } from '../../testing/scenarios'

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
      { as: 'ann', pick: 'Endorse.purple' },
      { as: 'ann', pick: ['Tools'] },
      { as: 'bob', pick: ['Sailing', 'Clothing'] },
      { as: 'ann', pick: ['Coal', 'Paper'] },
      { as: 'ann', pick: ['Oars'] },
      {
        becomes: {
          ann: { purple: ['Democracy'], red: ['Athens'], hand: ['Archery', 'Canning'], score: ['Mobility'] },
          bob: { blue: ['Evolution'], purple: ['Philosophy'], score: ['Flight'] },
        },
      },
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
      {
        becomes: {
          ann: { purple: ['Democracy'], hand: ['Oars'], score: ['Mobility'] },
          bob: {},
          cat: { blue: ['Atomic Theory'], score: ['Flight'] },
          dan: {},
        },
      },
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
      {
        becomes: {
          ann: { purple: ['Democracy'], hand: ['Oars', 'Canning'] },
          bob: { blue: ['Atomic Theory'], hand: ['Sailing'], score: ['Flight'] },
        },
      },
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
        min: 0,
        max: 3,
      },
      { as: 'ann', pick: ['Tools', 'Pottery'] },
      {
        becomes: {
          ann: { purple: ['Democracy'], hand: ['Oars', 'Canning'], score: ['Mobility'] },
          bob: { blue: ['Atomic Theory'], hand: ['Sailing'], score: ['Flight'] },
        },
      },
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
      { as: 'ann', pick: 'Endorse.purple' },
      { as: 'ann', pick: ['Coal'] },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: {
            purple: ['Democracy'],
            red: ['Athens'],
            hand: ['Paper'],
            score: ['Flight', 'Mobility'],
          },
          bob: { blue: ['Evolution'], red: ['Gunpowder'] },
          junk: ['Tools'],
        },
      },
    ],
  },
  'rewards nobody who returns nothing': {
    position: { ann: { purple: ['Democracy'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { as: 'ann', pick: [] },
      { becomes: { ann: { purple: ['Democracy'], hand: ['Tools'] } } },
      { turn: 'bob' },
    ],
  },
  'asks nothing of an empty hand': {
    position: { ann: { purple: ['Democracy'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Democracy' },
      { becomes: { ann: { purple: ['Democracy'] } } },
      { turn: 'bob' },
    ],
  },
})
