import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Zhang Heng', {
  'its owner tucks a card before a claim, and who claims scores what lies above it': {
    position: {
      achievements: ['Pottery'],
      ann: { red: ['Archery'], score: ['Coal'] },
      bob: { blue: ['Zhang Heng'], yellow: ['Masonry', 'Agriculture'] },
      decks: { base: { 3: ['Machinery'] }, figs: { 3: ['Rhazes'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', ifAsked: true, pick: ['auto'] },
      changes({
        ann: { score: ['Coal', 'Masonry', 'Agriculture'], achievements: ['Pottery'] },
        bob: { yellow: ['Machinery'], hand: ['Rhazes'] },
      }),
    ],
  },
  'its own claim, too': {
    position: {
      achievements: ['Pottery'],
      ann: { blue: ['Zhang Heng'], score: ['Coal'] },
      decks: { base: { 3: ['Alchemy'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { blue: ['Alchemy'], score: ['Coal', 'Zhang Heng'], achievements: ['Pottery'] },
        bob: { hand: ['Homer'] },
      }),
    ],
  },
  'a card with nothing above it scores nothing': {
    position: {
      achievements: ['Pottery'],
      ann: { red: ['Archery'], score: ['Coal'] },
      bob: { blue: ['Zhang Heng'] },
      decks: { base: { 3: ['Machinery'] }, figs: { 3: ['Rhazes'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({ ann: { achievements: ['Pottery'] }, bob: { yellow: ['Machinery'], hand: ['Rhazes'] } }),
    ],
  },
  'an achievement that is junked is not a claim': {
    position: {
      achievements: ['Pottery'],
      ann: { red: ['Archery'] },
      bob: { blue: ['Zhang Heng'], hand: ['Oars'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'ann', ifAsked: true, pick: ['*base-1*'] },
      { as: 'bob', ifAsked: true, pick: ['Oars'] },
      changes({ ann: { hand: ['Oars'] }, bob: { hand: ['Tools'] }, junk: ['Pottery'] }),
    ],
  },
  'what is scored triggers no other karma': {
    position: {
      achievements: ['Pottery'],
      ann: { green: ['Shen Kuo'], score: ['Coal'] },
      bob: { blue: ['Zhang Heng'], yellow: ['Masonry'] },
      decks: { base: { 3: ['Machinery'] }, figs: { 3: ['Rhazes'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({
        ann: { score: ['Coal', 'Masonry'], achievements: ['Pottery'] },
        bob: { yellow: ['Machinery'], hand: ['Rhazes'] },
      }),
    ],
  },
})
