import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('The Unseen', {
  'safeguards an achievement; the melded card is super-executed on your own turn': {
    position: {
      expansions: ['base', 'usee'],
      ann: { green: ['Plot Voucher'], score: ['Oars'] },
      bob: { hand: ['Sailing'] },
      achievements: ['Tools', 'Paper'],
      decks: { base: { 1: ['Pottery'] } },
      decksExact: { usee: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      changes({ ann: { red: ['Oars'], safe: ['Tools'], score: ['Sailing'] }, bob: { hand: ['Pottery'] } }),
      { as: 'ann', hidden: ['Paper'] },
    ],
  },
  'a secret is claimed like an achievement': {
    position: {
      expansions: ['base', 'usee'],
      ann: { red: ['Archery'], score: ['Paper', 'Compass'], safe: ['Tools'] },
      achievements: ['Writing'],
    },
    steps: [
      { as: 'ann', offers: ['*base-1*', 'safe: *base-1*'], in: 'Achieve', pick: 'Achieve.safe: *base-1*' },
      changes({ ann: { achievements: ['Tools'], safe: [] } }),
      { as: 'ann', hidden: ['Tools'] },
    ],
  },
  'the first draw of a turn is from the set, the second is not': {
    position: {
      expansions: ['base', 'usee'],
      turn: annsTurn,
      ann: { yellow: ['Anatomy'] },
      decks: { base: { 4: ['Reformation', 'Enterprise'] }, usee: { 4: ['Blackmail'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Blackmail'] } }),
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Blackmail', 'Reformation'] } }),
    ],
  },
  'the first draw of each turn is from the set': {
    position: {
      expansions: ['base', 'usee'],
      turn: annsTurn,
      ann: { blue: ['Calendar'], hand: ['Anatomy'] },
      decks: { base: { 1: ['Oars', 'Sailing'] }, usee: { 2: ['Fingerprints'], 4: ['Blackmail'] } },
      decksExact: { usee: { 1: [] } },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Meld.Anatomy'] },
      { as: 'bob', picks: ['Draw.draw a card', 'Draw.draw a card'] },
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({
        ann: { yellow: ['Anatomy'], hand: ['Fingerprints', 'Blackmail'] },
        bob: { hand: ['Oars', 'Sailing'] },
      }),
    ],
  },
})
