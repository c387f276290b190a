import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mystery Box', {
  'claims an achievement and self-executes it': {
    position: {
      achievements: ['Writing', 'Paper'],
      ann: { green: ['Mystery Box'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mystery Box' },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-3*'],
        title: 'Choose a standard achievement to claim',
        count: 1,
      },
      { as: 'ann', pick: ['*base-1*'] },
      { as: 'bob', sees: ['Writing'] },
      changes({ ann: { hand: ['Calendar'], achievements: ['Writing'] }, standardAchievements: ['Paper'] }),
    ],
  },
  'does nothing without available achievements': {
    position: { achievements: [], ann: { green: ['Mystery Box'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mystery Box' }, changes()],
  },
})
