import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const artifactStep = { player: 'ann', round: 2 }

scenarios('Figures and artifacts', {
  'the free artifact action is not a first action': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      achievements: ['Paper'],
      ann: { purple: ['Plato'], artifact: ['Sibidu Needle'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { hand: ['Oars'], museum: ['Museum 1', 'Sibidu Needle'], artifact: [] },
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'who is let share is compelled, too': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      achievements: ['Pottery'],
      ann: { yellow: ['Masonry'], artifact: ['Treaty of Kadesh'] },
      bob: { green: ['Sargon of Akkad'], red: ['Gunpowder'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { museum: ['Museum 1', 'Treaty of Kadesh'], artifact: [] },
        bob: { red: [] },
        junk: ['Pottery'],
      }),
    ],
  },
  'an artifact that is scored in place of its action goes to no museum': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { purple: ['Confucius'], artifact: ['Treaty of Kadesh'] },
      decksExact: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', picks: ['dogma', [3]] },
      changes({ ann: { score: ['Treaty of Kadesh'], artifact: [] }, junk: ['Paper'] }),
    ],
  },
  'a replaced Meld action digs nothing, draws no city and promotes nothing': {
    position: {
      expansions: ['base', 'echo', 'figs', 'city', 'arti'],
      turn: annsTurn,
      ann: { yellow: ['Sunshu Ao'], red: ['Oars'], hand: ['Writing', 'Archery'], forecast: ['Sailing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      changes({ ann: { hand: ['Writing', 'Archery', 'Calendar'] } }),
    ],
  },
})

scenarios('Figures and cities', {
  'a splay by a karma brings a city before the action': {
    position: {
      expansions: ['base', 'figs', 'city'],
      turn: annsTurn,
      achievements: [],
      ann: { purple: ['Plato'], blue: ['Writing', 'Tools'] },
      decks: { base: { 2: ['Calendar'] }, city: { 2: ['Sparta'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({
        ann: { blue: { cards: ['Writing', 'Tools'], splay: 'left' }, hand: ['Sparta', 'Calendar'] },
      }),
    ],
  },
  'an endorsed action sets off a karma once': {
    position: {
      expansions: ['base', 'figs', 'city'],
      turn: annsTurn,
      ann: { red: ['Alexander the Great'], green: ['Babylon'], blue: ['Writing'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar', 'Currency', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      changes({ ann: { hand: ['Currency', 'Mapmaking'], score: ['Calendar'] }, junk: ['Oars'] }),
    ],
  },
  'a figure that is tucked in place of being junked has paid for the endorsement': {
    position: {
      expansions: ['base', 'figs', 'city'],
      turn: annsTurn,
      ann: { purple: ['Homer'], green: ['Babylon'], blue: ['Writing'], hand: ['Hammurabi'] },
      decks: { base: { 2: ['Mathematics', 'Currency', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Endorse.blue', 'Homer'] },
      changes({
        ann: {
          red: ['Hammurabi'],
          blue: ['Writing', 'Mathematics'],
          hand: ['Currency', 'Mapmaking'],
          score: ['Homer'],
          purple: [],
        },
      }),
    ],
  },
})

scenarios('Figures and The Unseen', {
  'the draw that is interrupted is the first of the turn, that of the karma the next': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      ann: { green: ['Fu Xi'] },
      decks: { base: { 2: ['Calendar'] }, usee: { 1: ['Espionage'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Espionage'], score: ['Calendar'] } }),
    ],
  },
  'a secret that is achieved is a standard achievement to figures': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      achievements: ['Calendar'],
      ann: { purple: ['Johannes Vermeer'], safe: ['Pottery'] },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.safe: *base-1*' },
      changes({ ann: { achievements: ['Calendar', 'Pottery'], safe: [] }, bob: { hand: ['Homer'] } }),
    ],
  },
})

scenarios('Fading and executions', {
  'a figure that is scored is not executed, and fading comes after all of it': {
    position: {
      expansions: ['base', 'figs'],
      turn: { ...annsTurn, action: 2 },
      ann: { purple: ['Ptahhotep'], red: ['Alexander the Great'], green: ['Sailing'], hand: ['Fu Xi'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Alexander the Great', 'Ptahhotep'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Ptahhotep'] },
      { as: 'ann', offers: ['Alexander the Great', 'Ptahhotep'], title: 'Choose Cards(s)' },
      { as: 'ann', pick: ['Ptahhotep'] },
      changes({ ann: { score: ['Fu Xi', 'Ptahhotep'], purple: [], hand: [] } }),
    ],
  },
  'a demand of a super-executed card is answered by no figure within a karma': {
    position: {
      expansions: ['base', 'figs'],
      turn: { ...annsTurn, action: 2 },
      ann: { purple: ['Ptahhotep'], green: ['Sailing'], hand: ['Oars'] },
      bob: { red: ['Hammurabi'], hand: ['Clothing'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { score: ['Clothing', 'Oars'], hand: [] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'a fading triggers karmas for a score': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Homer'], blue: ['Archimedes'], hand: ['Oars'] },
      bob: { yellow: ['Cai Lun', 'Masonry'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', 'Homer'] },
      changes({
        ann: { red: ['Oars'], score: ['Homer'], purple: [], hand: [] },
        bob: { yellow: { cards: ['Cai Lun', 'Masonry'], splay: 'left' } },
      }),
    ],
  },
  'a fading may win the game': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Yuna Kim'], red: ['Sun Tzu'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Sun Tzu'] },
      { over: { winner: 'ann', reason: 'Yuna Kim' } },
    ],
  },
  'a figure that fading uncovers fades, too': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Homer', 'Sinuhe'], blue: ['Archimedes'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Homer'] },
      { as: 'ann', offers: ['Archimedes', 'Sinuhe'], title: 'Choose Cards(s)', pick: 'Archimedes' },
      changes({ ann: { purple: ['Sinuhe'], hand: ['Calendar'], score: ['Homer', 'Archimedes'], blue: [] } }),
    ],
  },
})
