import { changes, scenarios } from '../../testing/scenarios'

scenarios('Padlock', {
  'takes a secret, and then lets nobody score': {
    position: {
      achievements: ['Paper'],
      ann: { red: ['Padlock'], hand: ['Tools'] },
      bob: { safe: ['Oars', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Padlock' },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'bob', pick: ['*base-2* (bob)'] },
      changes({ bob: { safe: ['Oars'] }, standardAchievements: ['Paper', 'Calendar'] }),
      { as: 'bob', hidden: ['Calendar'] },
    ],
  },
  'scores up to three cards of different values where nothing was transferred': {
    position: { ann: { red: ['Padlock'], hand: ['Tools', 'Oars', 'Calendar', 'Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Padlock' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Calendar', 'Paper'],
        title: '(optional) Choose up the three cards of different values',
        count: [0, 3],
      },
      {
        as: 'ann',
        picks: [
          ['Tools', 'Oars'],
          ['Tools', 'Calendar', 'Paper'],
        ],
      },
      changes({ ann: { hand: ['Oars'], score: ['Tools', 'Calendar', 'Paper'] } }),
    ],
  },
  'need not score, and scores nothing from an empty hand': {
    position: { players: ['ann', 'bob'], ann: { red: ['Padlock'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Padlock' }, { as: 'ann', pick: [] }, changes()],
  },
})
