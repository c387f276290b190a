import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Galileo Galilei', {
  'one of two decks is junked before a draw': {
    position: {
      ann: { green: ['Galileo Galilei'] },
      decksExact: { base: { 4: ['Anatomy', 'Invention'] } },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['4', '5'], title: 'Choose Age', count: 1, pick: [4] },
      changes({ ann: { hand: ['Coal'] }, junk: ['Anatomy', 'Invention'] }),
    ],
  },
  'an achievement is junked before a meld': {
    position: {
      achievements: ['Calendar', 'Paper', 'Gunpowder', 'Coal', 'Canning'],
      ann: { green: ['Galileo Galilei'], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        as: 'ann',
        offers: ['*base-3*', '*base-4*', '*base-5*'],
        title: 'Choose an achievement to junk',
        count: 1,
      },
      { as: 'ann', pick: ['*base-5*'] },
      changes({
        ann: { red: ['Oars'], hand: [] },
        junk: ['Coal'],
        standardAchievements: ['Calendar', 'Paper', 'Gunpowder', 'Canning'],
      }),
    ],
  },
  "another's draws and melds junk nothing": {
    position: {
      achievements: ['Paper'],
      ann: { green: ['Sailing'] },
      bob: { green: ['Galileo Galilei'] },
      decks: { base: { 1: ['Oars', 'Tools'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars'] }, standardAchievements: ['Paper'] }),
    ],
  },
  'without such an achievement a meld proceeds as usual': {
    position: { achievements: ['Calendar'], ann: { green: ['Galileo Galilei'], hand: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], hand: [] }, standardAchievements: ['Calendar'] }),
    ],
  },
  'of two karmas that a meld triggers, one is chosen': {
    position: {
      achievements: ['Paper'],
      ann: { green: ['Galileo Galilei'], yellow: ['Leonardo Da Vinci'], hand: ['Oars', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        as: 'ann',
        offers: ['Leonardo Da Vinci', 'Galileo Galilei'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', picks: ['Leonardo Da Vinci', 'Leonardo Da Vinci'] },
      changes({
        ann: { red: ['Oars'], blue: ['Tools'], score: ['Leonardo Da Vinci'], yellow: [], hand: [] },
        standardAchievements: ['Paper'],
      }),
    ],
  },
  'of two karmas that a draw triggers, one is chosen': {
    position: {
      ann: { green: ['Galileo Galilei'], yellow: ['Rhazes'], hand: ['Anatomy'] },
      decks: { base: { 4: ['Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Rhazes', 'Galileo Galilei'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Rhazes', 'Galileo Galilei'] },
      changes({
        ann: { yellow: ['Rhazes', 'Anatomy'], hand: ['Invention'], score: ['Galileo Galilei'], green: [] },
      }),
    ],
  },
})
