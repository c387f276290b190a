import { annsTurn, changes, figureScenarios } from '../../testing/scenarios'

const hand = ['Homer', 'Archimedes', 'Shen Kuo']
const junk = hand

figureScenarios('Decrees', {
  'are offered for the colors of three figures of different values': {
    position: { ann: { hand: [...hand, 'Jackie Chan'] }, bob: { achievements: ['War'] } },
    steps: [{ as: 'ann', in: 'Decree', offers: ['Advancement', 'Rivalry', 'Trade', 'War'] }],
  },
  'need three values': {
    position: { ann: { hand: ['Homer', 'Hammurabi', 'Shen Kuo'] } },
    steps: [{ as: 'ann', in: 'Decree', offers: [] }],
  },
  'Advancement draws two higher than the highest top card': {
    position: { ann: { red: ['Archery'], hand }, decks: { base: { 3: ['Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({ ann: { hand: ['Optics'], achievements: ['Advancement'] }, junk }),
    ],
  },
  'Trade draws and foreshadows three of one higher': {
    position: {
      ann: { red: ['Archery'], hand },
      decks: { base: { 2: ['Calendar', 'Mathematics', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Trade' },
      changes({
        ann: { forecast: ['Calendar', 'Mathematics', 'Fermenting'], achievements: ['Trade'], hand: [] },
        junk: ['Homer', 'Archimedes', 'Shen Kuo'],
      }),
      { as: 'bob', hidden: ['Calendar'] },
    ],
  },
  'Rivalry returns three cards of a score pile and the top figures': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { hand },
      bob: { red: ['Hammurabi'], blue: ['Tools'], score: ['Oars', 'Optics', 'Paper', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Rivalry' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'bob' },
      {
        as: 'ann',
        offers: ['*base-1* (bob)', '*base-3* (bob)', '*base-3* (bob)', '*base-5* (bob)'],
        count: 3,
        title: 'Choose Three Cards',
      },
      { as: 'ann', pick: ['*base-1* (bob)', '*base-3* (bob)', '*base-3* (bob)'] },
      changes({
        ann: { achievements: ['Rivalry'], hand: [] },
        bob: { score: ['Coal'], red: [] },
        junk: ['Homer', 'Archimedes', 'Shen Kuo'],
      }),
    ],
  },
  'War returns the top cards of a value': {
    position: {
      ann: { red: ['Archery'], hand: [...hand, 'Jackie Chan'] },
      bob: { blue: ['Tools', 'Calendar'], green: ['Sailing'], purple: ['Philosophy'] },
    },
    steps: [
      { as: 'ann', pick: 'Decree.War' },
      {
        as: 'ann',
        offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
        title: 'Choose an Age',
      },
      { as: 'ann', pick: [1] },
      changes({
        ann: { achievements: ['War'], hand: [] },
        bob: { blue: ['Calendar'], green: [] },
        junk: ['Homer', 'Archimedes', 'Shen Kuo', 'Jackie Chan'],
      }),
    ],
  },
  'War takes of the partner, too': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { red: ['Archery'], hand: [...hand, 'Jackie Chan'] },
      bob: { blue: ['Tools'] },
      cat: { green: ['Sailing'], purple: ['Philosophy'] },
    },
    steps: [
      { as: 'ann', picks: ['Decree.War', [1]] },
      changes({
        ann: { achievements: ['War'], hand: [] },
        cat: { green: [] },
        bob: { blue: [] },
        junk: ['Homer', 'Archimedes', 'Shen Kuo', 'Jackie Chan'],
      }),
    ],
  },
  'one that another player has goes back and does nothing': {
    position: { ann: { hand }, bob: { achievements: ['Trade'] } },
    steps: [
      { as: 'ann', pick: 'Decree.Trade' },
      changes({ ann: { hand: [] }, junk, bob: { achievements: [] } }),
    ],
  },
  'an own one is carried out again': {
    position: { ann: { hand, achievements: ['Advancement'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({ ann: { hand: ['Calendar'] }, junk: ['Homer', 'Archimedes', 'Shen Kuo'] }),
    ],
  },
})
