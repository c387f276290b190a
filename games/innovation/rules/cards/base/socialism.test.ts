import { changes, scenarios } from '../../testing/scenarios'

scenarios('Socialism', {
  'tucks a top card, and then the whole hand': {
    position: {
      ann: { purple: ['Socialism'], red: ['Archery', 'Oars'], hand: ['Tools', 'Coal'] },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Socialism' },
      {
        as: 'ann',
        offers: ['Archery', 'Socialism'],
        title: '(optional) Tuck a top card from your board?',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Archery'] },
      changes({ ann: { red: ['Oars', 'Archery', 'Coal'], blue: ['Tools'], hand: [] } }),
    ],
  },
  'asks for the order of cards of one color': {
    position: { ann: { purple: ['Socialism'], hand: ['Tools', 'Pottery'] }, achievements: [] },
    steps: [
      { as: 'ann', picks: ['Dogma.Socialism', 'Socialism'] },
      { as: 'ann', offers: ['Tools', 'Pottery', 'auto'], title: 'Choose a card to tuck next.', count: 1 },
      { as: 'ann', pick: ['Pottery'] },
      changes({ ann: { blue: ['Pottery', 'Tools'], hand: [] } }),
    ],
  },
  'tucks nothing when declined': {
    position: { ann: { purple: ['Socialism'], hand: ['Tools'] }, achievements: [] },
    steps: [{ as: 'ann', pick: 'Dogma.Socialism' }, { as: 'ann', pick: [] }, changes()],
  },
  'junks an available achievement of value 8, 9 or 10': {
    position: { ann: { purple: ['Socialism'] }, achievements: ['Bicycle', 'Flight', 'Genetics', 'Robotics'] },
    steps: [
      { as: 'ann', picks: ['Dogma.Socialism', []] },
      {
        as: 'ann',
        offers: ['*base-8*', '*base-9*', '*base-10*'],
        title: '(optional) Choose an achievement to junk',
        count: [0, 1],
      },
      { as: 'ann', pick: ['*base-10*'] },
      changes({ junk: ['Robotics'], standardAchievements: ['Bicycle', 'Flight', 'Genetics'] }),
    ],
  },
  'junks none when declined': {
    position: { ann: { purple: ['Socialism'] }, achievements: ['Flight'] },
    steps: [{ as: 'ann', picks: ['Dogma.Socialism', [], []] }, changes({ standardAchievements: ['Flight'] })],
  },
  'is shared with whoever has as many leaves': {
    position: {
      ann: { purple: ['Socialism'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      achievements: [],
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Socialism' },
      { as: 'bob', pick: ['Pottery'] },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Flight'] }, bob: { blue: ['Pottery', 'Tools'], hand: [] } }),
    ],
  },
})
