import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('The Unseen, figures and artifacts', {
  'an artifact on display safeguards no more than the limit': {
    position: {
      expansions: ['base', 'arti'],
      achievements: ['Sailing', 'Calendar'],
      ann: { artifact: ['Tomb'], safe: ['Tools', 'Oars', 'Archery', 'Pottery', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Transfer an achievement of value 1 to your hand?' },
      { as: 'ann', pick: ['no'] },
      changes({
        ann: { museum: ['Museum 1', 'Tomb'], artifact: [] },
        standardAchievements: ['Sailing', 'Calendar'],
      }),
    ],
  },
  'figures fade after the action with all that it super-executed': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Tools'],
      ann: { green: ['Plot Voucher'], red: ['Jackie Chan'], blue: ['Archimedes'], score: ['The Wheel'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      { as: 'ann', offers: ['Jackie Chan', 'Archimedes'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Archimedes'] },
      changes({
        ann: {
          green: ['The Wheel', 'Plot Voucher'],
          score: ['Archimedes'],
          hand: ['Calendar', 'Fermenting'],
          safe: ['Tools'],
          blue: [],
        },
      }),
    ],
  },
  'a self-executed figure does nothing, and stays a secret that was shown': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Tools'],
      ann: { green: ['Area 51'], safe: ['Homer'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Area 51', 'Safeguard a standard achievement', '*figs-1* (ann)'] },
      { as: 'bob', sees: ['Homer'] },
      changes({ ann: { safe: ['Homer', 'Tools'] } }),
    ],
  },
  'a figure that replaces the scoring leaves nothing scored': {
    position: {
      expansions: ['base', 'figs'],
      ann: {
        green: { cards: ['Shen Kuo', 'Sailing'], splay: 'left' },
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        purple: { cards: ['Metaverse', 'Mysticism'], splay: 'left' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metaverse' },
      {
        as: 'ann',
        offers: ['Archery', 'Shen Kuo', 'Tools', 'Metaverse', 'auto'],
        title: 'Choose a card to score next.',
      },
      { as: 'ann', picks: ['Archery', 'Tools', 'Metaverse'] },
      { over: { winner: 'bob', reason: 'Metaverse' } },
    ],
  },
  'printed values are raised where a text names a deck': {
    position: {
      expansions: ['base', 'figs'],
      ann: { blue: ['Archimedes'], yellow: ['Masonry'], green: ['Cliffhanger'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Cliffhanger' }, changes({ ann: { safe: ['Coal'] } })],
  },
  'a raise holds for all that is executed within the action, by whomever': {
    position: {
      expansions: ['base', 'figs'],
      ann: { blue: ['Archimedes'], green: ['Blackmail'] },
      bob: { hand: ['Fermi Paradox'] },
      decks: { base: { 10: ['Software'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Blackmail' },
      { as: 'ann', sees: ['Software', 'Fusion'] },
      { as: 'bob', pick: ['Fusion'] },
      changes({ bob: { blue: ['Fermi Paradox'], hand: [] } }),
    ],
  },
  'a raised 11 cannot be drawn': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Tools'],
      ann: { blue: ['Archimedes'], green: ['Area 51'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Area 51' },
      { as: 'ann', offers: ['Draw a 12', 'Safeguard a standard achievement'], pick: 'Draw a 12' },
      { over: { winner: 'ann', reason: 'high draw - tie breaker (achievements)' } },
    ],
  },
  'the figure for sharing leaves the first draw of the turn unused': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      ann: { yellow: ['Masonry'] },
      bob: { red: ['Metalworking'], hand: ['Clothing', 'City States'] },
      decks: { figs: { 1: ['Homer'] }, usee: { 1: ['Dance'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      { as: 'bob', pick: ['City States'] },
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Homer', 'Dance'] }, bob: { purple: ['City States'], hand: ['Clothing'] } }),
    ],
  },
  'the draw of a decree is the first of the turn': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: ['Homer', 'Archimedes', 'Shen Kuo'] },
      decks: { usee: { 3: ['Taqiyya'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Taqiyya'], achievements: ['Advancement'] },
        junk: ['Homer', 'Archimedes', 'Shen Kuo'],
      }),
    ],
  },
})

scenarios('Fading after super-executions', {
  'a second figure that a super-executed card melds fades one, once all of it is done': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Tools'],
      ann: { green: ['Plot Voucher'], red: ['Jackie Chan'], score: ['Domestication'], hand: ['Homer'] },
      decks: { base: { 1: ['Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      { as: 'ann', offers: ['Jackie Chan', 'Homer'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Jackie Chan'] },
      changes({
        ann: {
          yellow: ['Domestication'],
          purple: ['Homer'],
          score: ['Jackie Chan'],
          hand: ['Writing'],
          safe: ['Tools'],
          red: [],
        },
      }),
    ],
  },
  'an opponent whom its demand leaves with two top figures fades one of them': {
    position: {
      expansions: ['base', 'figs'],
      achievements: ['Tools'],
      ann: { green: ['Plot Voucher'], score: ['Globalization'] },
      bob: { purple: ['Homer'], red: ['Holmegaard Bows', 'Sun Tzu'], yellow: ['Agriculture'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      { as: 'bob', offers: ['Holmegaard Bows', 'Agriculture'], count: 1, pick: 'Holmegaard Bows' },
      { as: 'bob', offers: ['Sun Tzu', 'Homer'], title: 'Choose Cards(s)', count: 1, pick: 'Homer' },
      changes({
        ann: { yellow: ['Globalization'], red: ['Fusion'], safe: ['Tools'], score: [] },
        bob: { red: ['Sun Tzu'], score: ['Homer'], purple: [] },
      }),
    ],
  },
})

scenarios('Chain achievements of artifacts', {
  'an artifact on display that executes an executing card earns one': {
    position: {
      expansions: ['base', 'arti'],
      ann: { artifact: ['Seikilos Epitaph'], blue: ['Tools', 'Computers'] },
      decks: { base: { 3: ['Translation'], 10: ['Databases'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          blue: ['Computers', 'Translation', 'Tools'],
          green: ['Databases'],
          museum: ['Museum 1', 'Seikilos Epitaph'],
          achievements: ['Fusion'],
          artifact: [],
        },
      }),
    ],
  },
  'a secret that a figure tucks instead was not transferred': {
    position: {
      expansions: ['base', 'figs'],
      ann: { red: ['Padlock'], hand: ['Tools'] },
      bob: { red: ['Yi Sun-Sin'], safe: ['Compass'] },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Padlock', 'Tools'] },
      changes({
        ann: { score: ['Tools'], red: [], hand: [] },
        bob: { green: ['Compass', 'Invention'], score: ['Padlock'], safe: [] },
      }),
    ],
  },
  'a card above which a figure clears the stack is melded to the bottom': {
    position: {
      expansions: ['base', 'figs'],
      ann: { yellow: ['Woodworking'], blue: ['Tools'] },
      bob: { purple: ['Catherine the Great'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Woodworking' },
      changes({ ann: { hand: ['Tools'], score: ['Calendar'], blue: [] } }),
    ],
  },
  'and is melded over none of the chosen cards': {
    position: {
      expansions: ['base', 'figs'],
      ann: { blue: ['Periodic Table'], red: ['Archery'], green: ['Sailing'], purple: ['Monotheism'] },
      bob: { purple: ['Catherine the Great'] },
      decks: { base: { 2: ['Construction'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Periodic Table' },
      changes({ ann: { red: ['Construction'], hand: ['Archery'] } }),
    ],
  },
})
