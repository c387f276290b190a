import { changes, scenarios } from '../../testing/scenarios'

scenarios('Swiss Bank Account', {
  'safeguards by the size of the score pile and scores cards of that value': {
    position: {
      achievements: ['Calendar'],
      ann: { green: ['Swiss Bank Account'], hand: ['Fermenting', 'Tools'], score: ['Archery', 'Oars'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Swiss Bank Account' },
      changes({
        ann: { hand: ['Tools', 'Canning'], score: ['Archery', 'Oars', 'Fermenting'], safe: ['Calendar'] },
      }),
    ],
  },
  'scores none where the safe is full': {
    position: {
      achievements: ['Calendar'],
      ann: {
        green: ['Swiss Bank Account'],
        hand: ['Fermenting'],
        score: ['Archery', 'Oars'],
        safe: ['Tools', 'Pottery', 'Writing', 'Sailing', 'Clothing'],
      },
      decks: { base: { 6: ['Canning', 'Vaccination', 'Classification', 'Encyclopedia', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Swiss Bank Account' },
      changes({
        ann: {
          hand: ['Fermenting', 'Canning', 'Vaccination', 'Classification', 'Encyclopedia', 'Democracy'],
        },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'does nothing where no such achievement is available': {
    position: {
      achievements: ['Paper'],
      ann: { green: ['Swiss Bank Account'], hand: ['Fermenting'], score: ['Archery', 'Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Swiss Bank Account' }, changes()],
  },
})
