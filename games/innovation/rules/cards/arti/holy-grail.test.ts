import { changes, scenarios } from '../../testing/scenarios'

scenarios('Holy Grail', {
  'returns a card and claims an achievement of its value': {
    position: {
      ann: { yellow: ['Holy Grail'], hand: ['Oars', 'Calendar'] },
      achievements: ['Fermenting', 'Tools', 'Currency'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holy Grail' },
      { as: 'ann', offers: ['Oars', 'Calendar'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['*base-2*', '*base-2*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-2*'] },
      changes({
        ann: { hand: ['Oars'], achievements: ['Fermenting'] },
        standardAchievements: ['Tools', 'Currency'],
      }),
    ],
  },
  'does not claim a card of another value': {
    position: { ann: { yellow: ['Holy Grail'], hand: ['Calendar'] }, achievements: ['Tools'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Holy Grail' },
      changes({ ann: { hand: [] }, standardAchievements: ['Tools'] }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { yellow: ['Holy Grail'] }, achievements: ['Tools'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Holy Grail' },
      changes({ standardAchievements: ['Tools'] }),
      { turn: 'bob' },
    ],
  },
})
