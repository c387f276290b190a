import { changes, figureScenarios } from '../../testing/scenarios'

const cards = ['Archery', 'Oars', 'Metalworking', 'Construction']

figureScenarios('Bartolomeo Cristofori', {
  'an achievement is claimed before the fifth visible card of a color': {
    position: {
      achievements: ['Pottery', 'Computers'],
      ann: { purple: ['Bartolomeo Cristofori'], red: { cards, splay: 'left' }, hand: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      { as: 'ann', offers: ['*base-1*', '*base-9*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-9*'] },
      changes({
        ann: { red: { cards: ['Coal', ...cards], splay: 'left' }, achievements: ['Computers'], hand: [] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'cards of an unsplayed color are not visible': {
    position: {
      achievements: ['Pottery'],
      ann: { purple: ['Bartolomeo Cristofori'], red: cards, hand: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      changes({ ann: { red: ['Coal', ...cards], hand: [] }, standardAchievements: ['Pottery'] }),
    ],
  },
  'a fourth card claims nothing': {
    position: {
      achievements: ['Pottery'],
      ann: {
        purple: ['Bartolomeo Cristofori'],
        red: { cards: cards.slice(1), splay: 'left' },
        hand: ['Coal'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      changes({
        ann: { red: { cards: ['Coal', ...cards.slice(1)], splay: 'left' }, hand: [] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'of two karmas that a meld triggers, one is chosen': {
    position: {
      achievements: ['Pottery'],
      ann: {
        purple: ['Bartolomeo Cristofori'],
        yellow: ['Sneferu'],
        red: { cards, splay: 'left' },
        hand: ['Coal'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      { as: 'ann', offers: ['Sneferu', 'Bartolomeo Cristofori'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Bartolomeo Cristofori', 'Sneferu'] },
      changes({
        ann: {
          red: { cards: ['Coal', ...cards], splay: 'left' },
          score: ['Sneferu'],
          achievements: ['Pottery'],
          yellow: [],
          hand: [],
        },
      }),
    ],
  },
  'melding one of the four cards again does not make a fifth': {
    position: {
      achievements: ['Pottery'],
      ann: {
        purple: ['Bartolomeo Cristofori'],
        blue: ['Thermometer'],
        green: { cards: ['Sailing', 'Paper', 'Compass', 'Clothing'], splay: 'left' },
      },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Thermometer' },
      changes({
        ann: { green: { cards: ['Clothing', 'Sailing', 'Paper', 'Compass'], splay: 'left' }, red: ['Oars'] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
})
