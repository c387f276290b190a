import { annsTurn, changes, figureScenarios } from '../../testing/scenarios'

const achievements = ['World', 'Empire', 'Wonder', 'Monument', 'Universe', 'Calendar']
const ann = { blue: ['Tools'], achievements, score: ['Paper', 'Compass'] }

figureScenarios('Jackie Chan', {
  'before an opponent wins all other top figures are scored, and the most points win instead': {
    position: {
      ann: { ...ann, purple: ['Homer'] },
      bob: { red: ['Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: 'bob', reason: 'Jackie Chan' } },
      {
        becomes: {
          ann: { ...ann, achievements: [...achievements, 'Pottery'] },
          bob: { red: ['Jackie Chan'], score: ['Software', 'Homer'] },
        },
      },
    ],
  },
  'a tie for most points does not help': {
    position: { ann, bob: { red: ['Jackie Chan'], score: ['Canning'] }, achievements: ['Pottery'] },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
  'is not triggered by a win of its owner': {
    position: {
      ann: { ...ann, red: ['Jackie Chan'] },
      bob: { purple: ['Homer'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: 'ann', reason: 'achievements' } },
      {
        becomes: {
          ann: { ...ann, red: ['Jackie Chan'], achievements: [...achievements, 'Pottery'] },
          bob: { purple: ['Homer'] },
        },
      },
    ],
  },
  'nor of a win by the karma of another figure': {
    position: {
      ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'], purple: ['Monotheism'] },
      bob: { red: ['Jackie Chan'], score: ['Software'], achievements: ['World'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { over: { winner: 'ann', reason: 'Pedro Alvarez Cabral' } },
    ],
  },
  'in teams it takes the win from the other team, for its own': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { ...ann, achievements: achievements.slice(1) },
      bob: { red: ['Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: ['bob', 'dan'], reason: 'Jackie Chan' } },
    ],
  },
  'in teams the partner may have more points: then it takes nothing': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { ...ann, achievements: achievements.slice(1) },
      bob: { red: ['Jackie Chan'], score: ['Software'] },
      dan: { score: ['Robotics', 'Bicycle'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: ['ann', 'cat'], reason: 'achievements' } },
    ],
  },
  'is not triggered by a win of the partner': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { ...ann, achievements: achievements.slice(1) },
      cat: { red: ['Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery'],
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { over: { winner: ['ann', 'cat'], reason: 'achievements' } },
    ],
  },
  'under another card it takes no win away': {
    position: {
      ann,
      bob: { red: ['Archery', 'Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery'],
    },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
  'a figure of the hand is scored before a draw': {
    position: {
      ann: { red: ['Jackie Chan'], hand: ['Homer', 'Oars'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars', 'Robotics'], score: ['Homer'] } }),
    ],
  },
  'without one a draw proceeds as usual': {
    position: { ann: { red: ['Jackie Chan'], hand: ['Oars'] }, decks: { base: { 10: ['Robotics'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Robotics'] } })],
  },
  'what it scores triggers no other karma': {
    position: {
      ann: { red: ['Jackie Chan'], hand: ['Homer'] },
      bob: { yellow: ['Cai Lun', 'Masonry'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Robotics'], score: ['Homer'] } }),
    ],
  },
})
