import { changes, scenarios } from '../../testing/scenarios'

scenarios('Encyclopedia', {
  'melds the scored cards of one value, then may junk an achievement of 5, 6 or 7': {
    position: {
      ann: { blue: ['Encyclopedia'], score: ['Tools', 'Paper', 'Sailing'] },
      achievements: ['Banking', 'Canning', 'Lighting', 'Flight'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Encyclopedia' },
      { as: 'ann', offers: [1, 3], title: '(optional) Choose Age', count: [0, 1], pick: [1] },
      {
        as: 'ann',
        offers: ['*base-5*', '*base-6*', '*base-7*'],
        title: '(optional) Choose an achievement to junk',
        count: [0, 1],
      },
      { as: 'ann', pick: ['*base-6*'] },
      changes({
        ann: { blue: ['Tools', 'Encyclopedia'], green: ['Sailing'], score: ['Paper'] },
        junk: ['Canning'],
        standardAchievements: ['Banking', 'Lighting', 'Flight'],
      }),
      { turn: 'bob' },
    ],
  },
  'asks for the order of cards of one color': {
    position: { ann: { blue: ['Encyclopedia'], score: ['Tools', 'Pottery'] }, achievements: [] },
    steps: [
      { as: 'ann', picks: ['Dogma.Encyclopedia', [1]] },
      { as: 'ann', offers: ['Tools', 'Pottery', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', pick: ['Pottery'] },
      changes({ ann: { blue: ['Tools', 'Pottery', 'Encyclopedia'], score: [] } }),
    ],
  },
  'changes nothing for whoever wants neither': {
    position: { ann: { blue: ['Encyclopedia'], score: ['Tools'] }, achievements: ['Banking'] },
    steps: [
      { as: 'ann', picks: ['Dogma.Encyclopedia', [], []] },
      changes({ standardAchievements: ['Banking'] }),
    ],
  },
  'asks nothing without scored cards and such achievements': {
    position: { ann: { blue: ['Encyclopedia'] }, achievements: ['Flight', 'Paper'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Encyclopedia' },
      changes({ standardAchievements: ['Flight', 'Paper'] }),
      { turn: 'bob' },
    ],
  },
  'shares with whoever has as many coins, from their own score pile': {
    position: {
      ann: { blue: ['Encyclopedia'] },
      bob: { green: ['Navigation'], score: ['Oars'] },
      achievements: [],
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Encyclopedia' },
      { as: 'bob', pick: [1] },
      changes({ ann: { hand: ['Canning'] }, bob: { red: ['Oars'], score: [] } }),
    ],
  },
})
