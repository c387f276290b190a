import { changes, scenarios } from '../../testing/scenarios'

scenarios('Martin Scorsese', {
  'tucks a figure and claims an available achievement': {
    position: { achievements: ['Pottery', 'Coal'], ann: { purple: ['Martin Scorsese'], hand: ['Homer'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Homer' },
      { as: 'ann', offers: ['*base-1*', '*base-5*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-5*'] },
      changes({
        ann: { purple: ['Martin Scorsese', 'Homer'], achievements: ['Coal'], hand: [] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'claims nothing where none is available': {
    position: { achievements: [], ann: { purple: ['Martin Scorsese'], hand: ['Homer'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Homer' },
      changes({ ann: { purple: ['Martin Scorsese', 'Homer'], hand: [] } }),
    ],
  },
  'melds another card, and leaves opponents alone': {
    position: {
      achievements: ['Pottery'],
      ann: { purple: ['Martin Scorsese'], hand: ['Oars'] },
      bob: { hand: ['Homer'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'bob', pick: 'Meld.Homer' },
      changes({
        ann: { red: ['Oars'], hand: [] },
        bob: { purple: ['Homer'], hand: [] },
        standardAchievements: ['Pottery'],
      }),
    ],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      achievements: ['Pottery'],
      ann: { purple: ['Martin Scorsese'], hand: ['Homer'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Homer' },
      {
        as: 'ann',
        offers: ['Martin Scorsese', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Martin Scorsese'] },
      changes({ ann: { purple: ['Martin Scorsese', 'Homer'], achievements: ['Pottery'], hand: [] } }),
    ],
  },
})
