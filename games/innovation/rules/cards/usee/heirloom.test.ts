import { changes, scenarios } from '../../testing/scenarios'

scenarios('Heirloom', {
  'gives a secret back and draws one higher': {
    position: {
      achievements: ['Oars'],
      ann: { yellow: ['Heirloom'], red: ['Archery'], safe: ['Tools', 'Calendar'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Heirloom' },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-2* (ann)'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'ann', pick: ['*base-2* (ann)'] },
      changes({ ann: { safe: ['Tools'], hand: ['Paper'] }, standardAchievements: ['Oars', 'Calendar'] }),
    ],
  },
  'without a secret safeguards by the top red card': {
    position: { achievements: ['Oars', 'Calendar'], ann: { yellow: ['Heirloom'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Heirloom' }, changes({ ann: { safe: ['Oars'] } })],
  },
  'does nothing without either': {
    position: { achievements: ['Oars'], ann: { yellow: ['Heirloom'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Heirloom' }, changes()],
  },
})
