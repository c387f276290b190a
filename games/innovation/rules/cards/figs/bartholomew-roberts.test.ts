import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Bartholomew Roberts', {
  'a coin is scored from anywhere in place of the Draw action': {
    position: { ann: { green: ['Bartholomew Roberts'] }, bob: { blue: ['Writing'], red: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Bartholomew Roberts', 'Writing'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Writing'] },
      changes({ ann: { score: ['Writing'] }, bob: { blue: [] } }),
    ],
  },
  'an achievement of the drawn value is claimed before a draw by an effect': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: { green: ['Bartholomew Roberts'], blue: ['Writing'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'], achievements: ['Calendar'] }, standardAchievements: ['Paper'] }),
    ],
  },
  'the value is that of the deck that is left': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: { green: ['Bartholomew Roberts'], blue: ['Writing'] },
      decksExact: { base: { 2: [] } },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Optics'], achievements: ['Paper'] }, standardAchievements: ['Calendar'] }),
    ],
  },
  'without one of that value nothing is claimed': {
    position: {
      achievements: ['Paper'],
      ann: { green: ['Bartholomew Roberts'], blue: ['Writing'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'] }, standardAchievements: ['Paper'] }),
    ],
  },
  'its claim is none for another figure': {
    position: {
      achievements: ['Calendar'],
      ann: { green: ['Bartholomew Roberts'], blue: ['Writing'] },
      bob: { blue: ['Zhang Heng'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency'], achievements: ['Calendar'] } }),
    ],
  },
})
