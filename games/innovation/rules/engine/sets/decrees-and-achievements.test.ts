import { changes, figureScenarios } from '../../testing/scenarios'

const hand = ['Homer', 'Archimedes', 'Shen Kuo']

figureScenarios('Decrees and achievements', {
  'a decree may be the achievement that wins, and is carried out no more': {
    position: { ann: { hand, achievements: ['Empire', 'Wonder', 'Monument', 'Universe', 'World', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      { over: { winner: 'ann', reason: 'achievements' } },
      changes({
        ann: {
          achievements: ['Empire', 'Wonder', 'Monument', 'Universe', 'World', 'Tools', 'Advancement'],
          hand: [],
        },
        junk: hand,
      }),
    ],
  },
  'the claim triggers karmas, but it is not a standard one: nobody draws a figure': {
    position: {
      ann: { hand },
      bob: { blue: ['Zhang Heng'], yellow: ['Masonry'] },
      decks: { base: { 2: ['Calendar'], 3: ['Machinery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Calendar'], score: ['Masonry'], achievements: ['Advancement'] },
        bob: { yellow: ['Machinery'] },
        junk: hand,
      }),
    ],
  },
  'an own one that is issued again is no claim': {
    position: {
      ann: { hand, achievements: ['Advancement'] },
      bob: { blue: ['Zhang Heng'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Decree.Advancement' }, changes({ ann: { hand: ['Calendar'] }, junk: hand })],
  },
  'nor is one that goes back from another player, who loses an achievement': {
    position: {
      achievements: ['Pottery'],
      ann: { hand },
      bob: { red: ['Shivaji'], score: ['Services'], achievements: ['Trade', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Trade' },
      changes({
        ann: { hand: [] },
        bob: { achievements: ['Tools'], totals: { achievements: 1 } },
        junk: hand,
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'an opponent may claim before it': {
    position: {
      achievements: ['Pottery'],
      ann: { hand },
      bob: { red: ['Shivaji'], score: ['Services'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Advancement' },
      changes({
        ann: { hand: ['Calendar'], achievements: ['Advancement'] },
        bob: { achievements: ['Pottery'] },
        junk: hand,
      }),
    ],
  },
  'a claim before it may win the game': {
    position: {
      achievements: ['Pottery'],
      ann: { hand, achievements: ['Empire', 'Wonder', 'Monument', 'Universe', 'World', 'Calendar'] },
      bob: {
        red: ['Shivaji'],
        score: ['Services'],
        achievements: ['War', 'Trade', 'Expansion', 'Rivalry', 'Paper', 'Coal'],
      },
    },
    steps: [{ as: 'ann', pick: 'Decree.Advancement' }, { over: { winner: 'bob', reason: 'achievements' } }],
  },
  'its splay may bring the achievement that a figure counts': {
    position: {
      ann: {
        purple: ['Niccolo Machiavelli'],
        green: { cards: ['Sailing', 'Paper'], splay: 'right' },
        hand: ['Homer', 'Archimedes', 'Rhazes'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Expansion' },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Paper'], splay: 'up' },
          achievements: ['Expansion'],
          totals: { achievements: 1 },
          hand: [],
        },
        junk: ['Homer', 'Archimedes', 'Rhazes'],
      }),
    ],
  },
  'a decree is an achievement for what is counted by achievements': {
    position: { ann: { yellow: ['Christopher Polhem'], achievements: ['War', 'Trade'] } },
    steps: [changes({ ann: { totals: { score: 4 } } })],
  },
  'claiming a special achievement that is due triggers a karma, too': {
    position: {
      ann: {
        red: ['Archery'],
        purple: ['Feudalism'],
        green: ['Mapmaking'],
        yellow: ['Medicine'],
        hand: ['Oars'],
      },
      bob: { blue: ['Zhang Heng'] },
      decks: { base: { 3: ['Alchemy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({
        ann: { red: ['Oars', 'Archery'], score: ['Zhang Heng'], achievements: ['Monument'], hand: [] },
        bob: { blue: ['Alchemy'] },
      }),
    ],
  },
})
