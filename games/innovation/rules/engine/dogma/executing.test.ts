import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const four = ['ann', 'bob', 'cat', 'dan']
/** Ann melds what she has scored, with Plot Voucher, and super-executes it. */
const plotting = { expansions: ['base', 'usee', 'arti'], turn: annsTurn, achievements: ['Tools'] }

scenarios('Who executes an effect', {
  'a color of an opponent that is down to one card is not splayed any more': {
    position: {
      turn: annsTurn,
      ann: { red: ['Gunpowder'] },
      bob: { red: { cards: ['Archery', 'Oars'], splay: 'left' } },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Gunpowder' },
      changes({ ann: { score: ['Archery', 'Calendar'] }, bob: { red: ['Oars'] } }),
    ],
  },
  'of an endorsed card, the leader twice and who shares once': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Thebes'], blue: ['Writing'], hand: ['Oars'] },
      bob: { blue: ['Mathematics'], green: ['Measurement'] },
      decks: { base: { 1: ['Archery'], 2: ['Calendar', 'Mapmaking', 'Fermenting', 'Currency'] } },
    },
    steps: [
      { as: 'ann', offers: ['red', 'blue'], in: 'Endorse', pick: 'Endorse.blue' },
      changes({
        ann: { hand: ['Mapmaking', 'Fermenting', 'Archery'] },
        bob: { hand: ['Calendar'] },
        junk: ['Oars'],
      }),
    ],
  },
  'of a super-executed card, all opponents its demand, but no teammate': {
    position: {
      ...plotting,
      players: four,
      settings: { teams: true },
      ann: { green: ['Plot Voucher'], score: ['Oars'] },
      bob: { hand: ['Sailing'] },
      cat: { hand: ['Clothing', 'Compass'] },
      dan: { hand: ['Writing'], blue: ['Computers'] },
      decks: { base: { 1: ['Archery', 'Masonry', 'Domestication'] } },
      decksExact: { usee: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      changes({
        ann: { red: ['Oars'], safe: ['Tools'], score: ['Sailing', 'Writing'] },
        bob: { hand: ['Archery'] },
        dan: { hand: ['Masonry'] },
      }),
    ],
  },
  'of a super-executed card, nobody its compel': {
    position: {
      ...plotting,
      ann: { green: ['Plot Voucher'], score: ['Holmegaard Bows'] },
      bob: { red: ['Archery'], yellow: ['Agriculture'] },
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { usee: { 2: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      changes({ ann: { red: ['Holmegaard Bows'], safe: ['Tools'], hand: ['Calendar'], score: [] } }),
    ],
  },
})

scenarios('Echo effects', {
  'that show are executed from the bottom card up, before those of the top card': {
    position: {
      expansions: ['base', 'echo'],
      turn: annsTurn,
      ann: { blue: { cards: ['Writing', 'Ruler', 'Perfume'], splay: 'aslant' } },
      decksExact: { base: { 1: [] }, echo: { 1: [], 2: [] } },
      decks: { base: { 2: ['Calendar', 'Mapmaking', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: {
          blue: { cards: ['Writing', 'Ruler', 'Perfume', 'Calendar'], splay: 'aslant' },
          hand: ['Mapmaking', 'Fermenting'],
        },
      }),
    ],
  },
  'a card self-executed on another board has the echoes that show in its stack': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { blue: ['Yata No Kagami'], hand: ['Code of Laws', 'Sailing'] },
      bob: { purple: { cards: ['Mysticism', 'Bell'], splay: 'left' } },
      decks: { echo: { 1: ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Yata No Kagami', 'Code of Laws'] },
      {
        as: 'ann',
        offers: ['Sailing', 'Code of Laws'],
        title: '(optional) Choose card(s) to score',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Sailing'] },
      changes({ ann: { hand: ['Code of Laws', 'Umbrella'], score: ['Sailing'] } }),
    ],
  },
  'a card self-executed on another board has no echo that does not show': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { blue: ['Yata No Kagami'], hand: ['Code of Laws', 'Sailing'] },
      bob: { purple: ['Mysticism', 'Bell'] },
      decks: { echo: { 1: ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Yata No Kagami', 'Code of Laws'] },
      changes({ ann: { hand: ['Code of Laws', 'Sailing', 'Umbrella'] } }),
    ],
  },
})
