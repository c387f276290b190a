import { changes, figureScenarios } from '../../testing/scenarios'

const hand = ['Homer', 'Archimedes', 'Shen Kuo']

figureScenarios('Ximen Bao', {
  'the hands of all opponents are junked before a decree': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Ximen Bao'], hand },
      bob: { hand: ['Oars', 'Paper'] },
      cat: { hand: ['Tools'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Anatomy'], achievements: ['Advancement'] },
        bob: { hand: [] },
        cat: { hand: [] },
        junk: ['Oars', 'Paper', 'Tools', ...hand],
      }),
    ],
  },
  "another's decree junks nothing of theirs": {
    position: {
      ann: { hand },
      bob: { yellow: ['Ximen Bao'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({ ann: { hand: ['Calendar'], achievements: ['Advancement'] }, junk: hand }),
    ],
  },
  'a team mate keeps the hand': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { yellow: ['Ximen Bao'], hand },
      bob: { hand: ['Oars'] },
      cat: { hand: ['Tools'] },
      dan: { hand: ['Paper'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Anatomy'], achievements: ['Advancement'] },
        bob: { hand: [] },
        dan: { hand: [] },
        junk: ['Oars', 'Paper', ...hand],
      }),
    ],
  },
  'the figures that the decree costs may be tucked by another figure': {
    position: {
      ann: { yellow: ['Ximen Bao'], purple: ['Homer'], hand: ['Hammurabi', 'Archimedes', 'Shen Kuo'] },
      bob: { hand: ['Oars'] },
      decks: { base: { 5: ['Societies'] } },
    },
    steps: [
      { as: 'ann', picks: ['Decree.Advancement', 'auto', 'Ximen Bao', 'Homer', 'Hammurabi', 'Archimedes'] },
      changes({
        ann: {
          green: ['Shen Kuo'],
          hand: ['Societies'],
          score: ['Ximen Bao', 'Homer', 'Hammurabi', 'Archimedes'],
          achievements: ['Advancement'],
          yellow: [],
          purple: [],
        },
        bob: { hand: [] },
        junk: ['Oars'],
      }),
    ],
  },
})
