import { annsTurn, changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Karmas that meet cards of other sets', {
  'a hand that counts as score is melded once by who melds from hand and score pile': {
    position: {
      turn: annsTurn,
      ann: { blue: ['Carl Friedrich Gauss'], yellow: ['Michaelangelo'], hand: ['Oars', 'Paper'] },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', [3]] },
      { as: 'ann', offers: ['Carl Friedrich Gauss', 'Michaelangelo'], pick: 'Michaelangelo' },
      changes({ ann: { red: ['Oars'], green: ['Paper'], score: ['Michaelangelo'], yellow: [], hand: [] } }),
    ],
  },
  'hand and junk count as score side by side': {
    position: {
      turn: annsTurn,
      ann: { yellow: ['Michaelangelo'], blue: ['Wernher Von Braun'], hand: ['Coal'], score: ['Oars'] },
      junk: ['Paper', 'Empire'],
    },
    steps: [changes({ ann: { totals: { score: 9 } } })],
  },
  'an endorsed dogma action is replaced as a whole': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { red: ['Algiers'], yellow: ['Perspective'], hand: ['Oars'] },
      bob: { yellow: ['Therese Kirongozi'] },
      decks: { base: { 4: ['Gunpowder'] } },
    },
    steps: [{ as: 'ann', picks: ['Endorse.yellow', [4]] }, changes({ ann: { hand: [] }, junk: ['Oars'] })],
  },
  'a promoted card is melded, and its dogma action replaced': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      turn: annsTurn,
      ann: { red: ['Coal'], hand: ['Physics'], forecast: ['Archery'] },
      bob: { yellow: ['Therese Kirongozi'] },
      decks: { base: { 4: ['Navigation'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Physics', [4]] },
      changes({ ann: { red: ['Archery', 'Coal'], blue: ['Physics'], hand: [], forecast: [] } }),
    ],
  },
  'Glory for a city junked to endorse is a claim that others answer': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { red: ['Algiers'], yellow: ['Perspective'], hand: ['Stockholm'] },
      bob: { blue: ['Zhang Heng'], green: ['Sailing'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.yellow' },
      changes({
        ann: { score: ['Sailing'], achievements: ['Glory'], hand: [] },
        bob: { green: ['Compass'] },
        junk: ['Stockholm'],
      }),
    ],
  },
  'Glory goes to who junks, in whose turn it may be': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { green: ['The Wheel'] },
      bob: { yellow: ['Greta Thunberg'] },
      cat: { red: ['Lyon'], yellow: ['Canning'] },
      decks: { base: { 1: ['Oars', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'bob', offers: ['Lyon', 'Canning'], pick: 'Lyon' },
      changes({
        ann: { hand: ['Oars', 'Tools'] },
        bob: { achievements: ['Glory'] },
        cat: { red: [] },
        junk: ['Lyon'],
      }),
    ],
  },
  'the returns of War become melds of who melds instead': {
    position: {
      players: ['ann', 'bob', 'cat'],
      turn: annsTurn,
      ann: { red: ['Napoleon Bonaparte'], hand: ['Gilgamesh', 'Plato', 'Saladin'] },
      bob: { green: ['Sailing'] },
      cat: { yellow: ['Perspective'] },
    },
    steps: [
      { as: 'ann', picks: ['Decree.War', [1]] },
      changes({
        ann: { green: ['Sailing'], score: ['Napoleon Bonaparte'], achievements: ['War'], red: [], hand: [] },
        bob: { green: [] },
        junk: ['Gilgamesh', 'Plato', 'Saladin'],
      }),
    ],
  },
  'a partner who is let share brings no bonus': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      achievements: ['Sailing'],
      ann: { green: ['The Wheel'] },
      cat: { green: ['Sargon of Akkad'] },
      decks: { base: { 1: ['Oars', 'Pottery', 'Tools', 'Metalworking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: { hand: ['Tools', 'Metalworking'] },
        cat: { hand: ['Oars', 'Pottery'] },
        junk: ['Sailing'],
      }),
    ],
  },
  'points of bonuses and points of a figure are added': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      ann: { red: ['Tigernmas'], purple: ['Puppet'], blue: ['Dice'], hand: ['Oars', 'Paper'] },
    },
    steps: [changes({ ann: { totals: { score: 6, bonuses: [3, 1] } } })],
  },
})
