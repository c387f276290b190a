import { changes, scenarios } from '../../testing/scenarios'

scenarios('Marilyn Diptych', {
  'scores one card, takes another and wins with 25 points': {
    position: {
      ann: {
        purple: ['Marilyn Diptych'],
        hand: ['Canning', 'Tools'],
        score: ['Databases', 'Genetics', 'Optics'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Marilyn Diptych' },
      { as: 'ann', offers: ['Canning', 'Tools'], count: [0, 1], title: '(optional) Choose card(s) to score' },
      { as: 'ann', pick: ['Canning'] },
      {
        as: 'ann',
        offers: ['Databases', 'Genetics', 'Optics', 'Canning'],
        count: [0, 1],
        title: '(optional) Choose card(s) to transfer',
      },
      { as: 'ann', pick: ['Optics'] },
      { over: { winner: 'ann', reason: 'Marilyn Diptych' } },
    ],
  },
  'wins with 25 points after both options were declined': {
    position: {
      ann: { purple: ['Marilyn Diptych'], hand: ['Tools'], score: ['Databases', 'Genetics', 'Canning'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Marilyn Diptych', [], []] },
      { over: { winner: 'ann', reason: 'Marilyn Diptych' } },
    ],
  },
  'does not win with 26, and junks an achievement': {
    position: {
      ann: { purple: ['Marilyn Diptych'], score: ['Databases', 'Genetics', 'Lighting'] },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Marilyn Diptych', []] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*base-1*'] },
      changes({ standardAchievements: ['Calendar'], junk: ['Sailing'] }),
    ],
  },
})
