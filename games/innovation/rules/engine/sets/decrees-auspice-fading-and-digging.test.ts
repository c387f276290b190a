import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const figures = ['Homer', 'Archimedes', 'Shen Kuo']

scenarios('Decrees and the other cards of the hand', {
  'the whole hand is junked, whatever sets its cards are of': {
    position: {
      expansions: ['base', 'figs', 'city', 'arti'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: [...figures, 'Oars', 'Sparta', 'Holy Grail'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Optics'], achievements: ['Advancement'] },
        junk: [...figures, 'Oars', 'Sparta', 'Holy Grail'],
      }),
    ],
  },
  'a city with a flag that goes with the hand brings Glory': {
    position: {
      expansions: ['base', 'figs', 'city'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: [...figures, 'Algiers'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Optics'], achievements: ['Glory', 'Advancement'] },
        junk: [...figures, 'Algiers'],
      }),
    ],
  },
  'cards that are no figures are no figures of further values': {
    position: {
      expansions: ['base', 'figs'],
      age0: true,
      turn: annsTurn,
      ann: { hand: ['Homer', 'Archimedes', 'Fire', 'Fusion'] },
    },
    steps: [{ as: 'ann', in: 'Decree', offers: [] }],
  },
})

scenarios('Auspice with other sets', {
  'never takes a city, which has no effects': {
    position: {
      expansions: ['base', 'figs', 'city'],
      turn: annsTurn,
      ann: { red: ['Hammurabi'], green: ['Babylon'], blue: ['Writing'] },
    },
    steps: [{ as: 'ann', in: 'Auspice', offers: ['Writing'] }],
  },
  'the compel of an artifact reaches those who share by persons': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: annsTurn,
      ann: { red: ['Gilgamesh'], blue: ['Treaty of Kadesh'] },
      bob: { red: ['Archery'], purple: ['Sinuhe'] },
    },
    steps: [{ as: 'ann', pick: 'Auspice.Treaty of Kadesh' }, changes({ bob: { red: [] } })],
  },
  'what it would safeguard keeps to the limit of the safe': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      achievements: ['Pottery'],
      ann: {
        red: ['Gilgamesh'],
        yellow: ['Tomb'],
        blue: { cards: ['Writing', 'Tools'], splay: 'up' },
        safe: ['Calendar', 'Optics'],
      },
    },
    steps: [{ as: 'ann', picks: ['Auspice.Tomb', 'no'] }, changes({ standardAchievements: ['Pottery'] })],
  },
  'ends the game with an 11 that is not there': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Confucius'], yellow: ['Stem Cells'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Auspice.Stem Cells' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'takes cards of value 0 by their icon; no figure shows meat': {
    position: {
      expansions: ['base', 'figs'],
      age0: true,
      turn: annsTurn,
      ann: { red: ['Gilgamesh'], yellow: ['Shelter'], green: ['Hunting'], purple: ['Speak with Bird'] },
    },
    steps: [{ as: 'ann', in: 'Auspice', offers: ['Shelter'] }],
  },
})

scenarios('Fading after other sets', {
  'comes after the chain achievement of the free artifact action': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: {
        artifact: ['Seikilos Epitaph'],
        blue: ['Tools', 'Computers'],
        red: ['Gilgamesh'],
        purple: ['Sinuhe'],
      },
      decks: { base: { 3: ['Translation'], 10: ['Databases'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['Gilgamesh', 'Sinuhe'], title: 'Choose Cards(s)', pick: 'Gilgamesh' },
      changes({
        ann: {
          blue: ['Computers', 'Translation', 'Tools'],
          green: ['Databases'],
          score: ['Gilgamesh'],
          museum: ['Museum 1', 'Seikilos Epitaph'],
          achievements: ['Fusion'],
          red: [],
          artifact: [],
        },
      }),
    ],
  },
  'of a splayed color may end its splay, and the safe takes more again': {
    position: {
      expansions: ['base', 'figs', 'usee'],
      turn: annsTurn,
      achievements: ['Pottery'],
      ann: {
        red: ['Gilgamesh'],
        yellow: ['Tomb'],
        purple: { cards: ['Sinuhe', 'Mysticism'], splay: 'up' },
        safe: ['Calendar', 'Optics'],
      },
      decks: { usee: { 1: ['Dance'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Gilgamesh', 'Sinuhe'], title: 'Choose Cards(s)' },
      { as: 'ann', picks: ['Sinuhe', 'Dogma.Tomb'] },
      changes({
        ann: {
          purple: ['Mysticism'],
          score: ['Sinuhe'],
          hand: ['Dance'],
          safe: ['Calendar', 'Optics', 'Pottery'],
        },
      }),
    ],
  },
})

scenarios('Digging with other sets', {
  'does not ask for room in the safe, and what is dug is no secret': {
    position: {
      expansions: ['base', 'usee', 'arti'],
      ann: { red: ['Archery'], hand: ['Oars'], safe: ['Calendar', 'Optics', 'Paper', 'Coal', 'Canning'] },
      decks: { arti: { 1: ['Sibidu Needle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars', 'Archery'], artifact: ['Sibidu Needle'], hand: [] } }),
      { as: 'bob', sees: ['Sibidu Needle'] },
    ],
  },
  'is not for a meld within an execution, though that earns a chain achievement': {
    position: {
      expansions: ['base', 'arti'],
      ann: { green: ['Robocar'], blue: ['Knots'], hand: ['Email'] },
      decks: { base: { 9: ['Ecology'], 10: ['Robotics'], 11: ['Fusion'] }, arti: { 11: ['Greenland'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robocar' },
      changes({
        ann: {
          green: ['Email', 'Robocar'],
          forecast: ['Robotics', 'Ecology'],
          achievements: ['Fusion'],
          hand: [],
        },
      }),
    ],
  },
})

scenarios('Value 0 with other sets', {
  'a city of value 0 there is none: a card of value 0 comes in its place': {
    position: {
      expansions: ['base', 'city'],
      age0: true,
      ann: { hand: ['Shelter'] },
      decks: { base: { 0: ['Fire'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Shelter' }, changes({ ann: { yellow: ['Shelter'], hand: ['Fire'] } })],
  },
  'an artifact on display is no top card: the bonus for sharing it is of value 0': {
    position: {
      expansions: ['base', 'arti'],
      age0: true,
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Basur Hoyuk Tokens'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { 0: ['Fire'], 4: ['Gunpowder', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { hand: ['Anatomy', 'Fire'], museum: ['Museum 1', 'Basur Hoyuk Tokens'], artifact: [] },
        bob: { hand: ['Gunpowder'] },
      }),
    ],
  },
  'a card of value 0 that an executed card executes earns a chain achievement, of value 11': {
    position: {
      age0: true,
      ann: { green: ['Robocar'], blue: ['Knots'], hand: ['Email'] },
      decks: { base: { 0: ['Fire'], 9: ['Ecology'], 10: ['Robotics'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robocar' },
      changes({
        ann: {
          green: ['Email', 'Robocar'],
          forecast: ['Robotics', 'Ecology'],
          achievements: ['Fusion'],
          hand: [],
        },
      }),
    ],
  },
})
