import { annsTurn, bobsTurn, changes, scenarios } from '../../testing/scenarios'

const actions = (as: string, count: number) =>
  Array.from({ length: count }, () => ({ as, pick: 'Draw.draw a card' }))

scenarios('the opening', {
  'all pick at once; the alphabetically first card leads': {
    position: { opening: true, ann: { hand: ['Tools', 'Oars'] }, bob: { hand: ['Archery', 'Sailing'] } },
    steps: [
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose First Card', count: 1 },
      { as: 'bob', pick: ['Archery'] },
      { as: 'ann', hidden: ['Archery'] },
      changes(),
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { blue: ['Tools'], hand: ['Oars'] }, bob: { red: ['Archery'], hand: ['Sailing'] } }),
      { turn: 'bob' },
    ],
  },
})

scenarios('turns', {
  'the first turn of two players has one action, later ones two': {
    position: {},
    steps: [
      ...actions('ann', 1),
      { turn: 'bob' },
      ...actions('bob', 1),
      { as: 'bob', offers: ['draw a card'], in: 'Draw', title: 'Choose Second Action' },
      ...actions('bob', 1),
      { turn: 'ann' },
    ],
  },
  'with four players the first two turns have one action': {
    position: { players: ['ann', 'bob', 'cat', 'dan'] },
    steps: [...actions('ann', 1), ...actions('bob', 1), ...actions('cat', 2), { turn: 'dan' }],
  },
  'offer every kind of action, empty ones too, one entry of one kind': {
    position: { ann: { hand: ['Tools'], blue: ['Pottery'] } },
    steps: [
      {
        as: 'ann',
        offers: ['Achieve', 'Decree', 'Draw', 'Dogma', 'Endorse', 'Auspice', 'Meld'],
        title: 'Choose First Action',
        count: 1,
      },
      { as: 'ann', offers: ['Tools'], in: 'Meld', count: [0, 1] },
      { as: 'ann', refused: ['Achieve'] },
      { as: 'ann', refused: [{ title: 'Meld', selection: [] }] },
      { as: 'ann', refused: ['Draw.draw a card', 'Meld.Tools'] },
      { as: 'bob', refused: ['Draw.draw a card'] },
      { as: 'ann', pick: 'Meld.Tools' },
      changes({ ann: { blue: ['Tools', 'Pottery'], hand: [] } }),
    ],
  },
})

const doomed = {
  players: ['ann', 'bob', 'cat'],
  turn: { player: 'ann', round: 2 },
  expansions: ['base', 'arti'],
  decksExact: { base: { 11: ['Astrogeology', 'Escapism'] } },
}

scenarios('who has lost', {
  'takes no second action and no further turn': {
    position: { ...doomed, ann: { red: ['Fusion'], green: ['Space Traffic'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Space Traffic' },
      { turn: 'bob' },
      ...actions('bob', 2),
      ...actions('cat', 2),
      { turn: 'bob' },
    ],
  },
  'takes no first action after the free artifact action': {
    position: { ...doomed, ann: { red: ['Fusion'], artifact: ['Space Traffic'] } },
    steps: [{ as: 'ann', pick: ['dogma'] }, { turn: 'bob' }],
  },
})

scenarios('drawing', {
  'takes the value of the highest top card and skips empty base decks': {
    position: {
      ann: { green: ['Paper'], blue: ['Tools'] },
      decksExact: { base: { 3: [] } },
      decks: { base: { 4: ['Perspective'] } },
    },
    steps: [
      ...actions('ann', 1),
      changes({ ann: { hand: ['Perspective'] } }),
      { as: 'bob', hidden: ['Perspective'] },
    ],
  },
  'above 11 ends the game by score': {
    position: {
      ann: { blue: ['Solar Sailing'], score: ['Tools'] },
      bob: { score: ['Paper'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [...actions('ann', 1), { over: { winner: 'bob', reason: 'high draw' } }],
  },
  'then by achievements': {
    position: {
      ann: { blue: ['Solar Sailing'], score: ['Tools'], achievements: ['World'] },
      bob: { score: ['Oars'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [
      ...actions('ann', 1),
      { over: { winner: 'ann', reason: 'high draw - tie breaker (achievements)' } },
    ],
  },
  'then for whoever drew, tied or not': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Solar Sailing'] },
      bob: { score: ['Tools'] },
      cat: { score: ['Oars'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [
      ...actions('ann', 1),
      { over: { winner: 'ann', reason: 'high draw - tie breaker (achievements)' } },
    ],
  },
})

scenarios('achieving', {
  'needs points and a top card; a second one of a value costs double': {
    position: {
      turn: annsTurn,
      ann: { red: ['Archery', 'Oars'], green: ['Mapmaking'], score: ['Software', 'Paper'] },
      achievements: ['Sailing', 'Calendar', 'Tools', 'Compass'],
    },
    steps: [
      { as: 'ann', offers: ['*base-1*', '*base-2*'], in: 'Achieve', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], in: 'Achieve', pick: 'Achieve.*base-1*' },
      changes({ ann: { achievements: ['Sailing', 'Tools'] }, standardAchievements: ['Calendar', 'Compass'] }),
      { as: 'bob', hidden: ['Sailing', 'Compass'] },
      { as: 'ann', hidden: ['Sailing'] },
    ],
  },
  'a second one of a value is out of reach with the points for one': {
    position: {
      turn: annsTurn,
      ann: { red: ['Archery'], score: ['Canning'], achievements: ['Oars', 'World'] },
      achievements: ['Sailing'],
    },
    steps: [{ as: 'ann', offers: [], in: 'Achieve' }],
  },
  'takes the value of a top card, not of one beneath': {
    position: {
      turn: annsTurn,
      ann: { green: ['Sailing', 'Mapmaking'], score: ['Software', 'Paper'] },
      achievements: ['Tools', 'Calendar'],
    },
    steps: [{ as: 'ann', offers: ['*base-1*'], in: 'Achieve' }],
  },
  'wins at the number of achievements': {
    position: {
      turn: annsTurn,
      ann: {
        red: ['Archery'],
        score: ['Software'],
        achievements: ['World', 'Empire', 'Wonder', 'Monument', 'Universe'],
      },
      achievements: ['Sailing'],
    },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
  'special achievements come between actions, to the current player first': {
    position: {
      turn: annsTurn,
      ann: {
        blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
        red: { cards: ['Archery', 'Oars'], splay: 'up' },
        green: { cards: ['Sailing', 'Clothing'], splay: 'right' },
        yellow: { cards: ['Masonry', 'Agriculture'], splay: 'aslant' },
        purple: ['Democracy', 'Mysticism'],
      },
      bob: {
        blue: { cards: ['Software', 'Computers'], splay: 'up' },
        red: { cards: ['Fission', 'Coal'], splay: 'up' },
        green: { cards: ['Paper', 'Compass'], splay: 'up' },
        yellow: { cards: ['Statistics', 'Machinery'], splay: 'up' },
        purple: { cards: ['Lighting', 'Railroad'], splay: 'up' },
      },
    },
    steps: [
      ...actions('ann', 1),
      { as: 'ann', offers: ['draw a card'], in: 'Draw', title: 'Choose Second Action' },
      { as: 'bob', sees: ['Wonder'] },
    ],
  },
})

const demanding = { red: ['Archery'], yellow: ['Anatomy'], green: ['Mapmaking'], purple: ['City States'] }
const alsoDemanding = { red: ['Oars'], yellow: ['Medicine'], green: ['Navigation'], purple: ['Monotheism'] }

scenarios('a special achievement that is due to two', {
  'goes to the current player, whatever the seats': {
    position: { turn: bobsTurn, ann: demanding, bob: alsoDemanding, decks: { base: { 4: ['Enterprise'] } } },
    steps: [
      ...actions('bob', 1),
      {
        becomes: {
          ann: demanding,
          bob: { ...alsoDemanding, hand: ['Enterprise'], achievements: ['Monument'] },
        },
      },
    ],
  },
})

scenarios('teams', {
  'share a win': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { red: ['Archery'], score: ['Software'], achievements: ['World', 'Empire', 'Wonder'] },
      achievements: ['Sailing'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: ['ann', 'cat'], reason: 'achievements' } },
    ],
  },
})
