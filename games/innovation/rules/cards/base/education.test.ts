import { changes, scenarios } from '../../testing/scenarios'

scenarios('Education', {
  'returns the highest scored card and draws two values above what is left': {
    position: {
      ann: { purple: ['Education'], score: ['Oars', 'Calendar', 'Gunpowder'] },
      decks: { base: { 4: ['Enterprise'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Education' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return the highest card from your score pile?' },
      { as: 'ann', pick: ['yes'] },
      changes({ ann: { score: ['Oars', 'Calendar'], hand: ['Enterprise'] } }),
    ],
  },
  'lets the player choose among the highest': {
    position: {
      ann: { purple: ['Education'], score: ['Calendar', 'Mapmaking', 'Oars'] },
      decks: { base: { 4: ['Enterprise'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Education', 'yes'] },
      { as: 'ann', offers: ['Calendar', 'Mapmaking'], title: 'Choose Cards(s)', count: 1, pick: 'Calendar' },
      changes({ ann: { score: ['Mapmaking', 'Oars'], hand: ['Enterprise'] } }),
    ],
  },
  'draws a 2 when no scored card is left': {
    position: { ann: { purple: ['Education'], score: ['Gunpowder'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Education', 'yes'] },
      changes({ ann: { hand: ['Calendar'], score: [] } }),
    ],
  },
  'may be declined': {
    position: { ann: { purple: ['Education'], score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Education' }, { as: 'ann', pick: ['no'] }, changes()],
  },
  'asks even with an empty score pile, and then draws nothing': {
    position: { ann: { purple: ['Education'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Education' }, { as: 'ann', pick: ['yes'] }, changes()],
  },
  'is shared by whoever has as many bulbs': {
    position: {
      ann: { purple: ['Education'] },
      bob: { purple: ['Philosophy'], score: ['Oars'] },
      decks: { base: { 2: ['Calendar'], 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Education' },
      { as: 'bob', pick: ['yes'] },
      { as: 'ann', pick: ['no'] },
      changes({ ann: { hand: ['Paper'] }, bob: { hand: ['Calendar'], score: [] } }),
    ],
  },
})
