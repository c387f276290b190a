import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tomb', {
  'counts all achievements, special ones too': {
    position: { achievements: ['Tools', 'Calendar'], ann: { yellow: ['Tomb'], achievements: ['Monument'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tomb' },
      {
        as: 'ann',
        offers: ['yes', 'no'],
        title: 'Transfer an achievement of value 1 to your hand?',
        count: 1,
      },
      { as: 'ann', pick: ['no'] },
      changes({ ann: { safe: ['Calendar'] }, standardAchievements: ['Tools'] }),
    ],
  },
  'counts the cards in the achievements, no visible flag': {
    position: {
      expansions: ['base', 'city', 'usee'],
      achievements: ['Tools', 'Calendar'],
      ann: { yellow: ['Tomb'], red: ['Algiers'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Tomb', 'no'] },
      changes({ ann: { safe: ['Tools'], totals: { achievements: 1 } }, standardAchievements: ['Calendar'] }),
    ],
  },
  'takes the lowest achievement and returns yellow and blue cards': {
    position: {
      achievements: ['Coal', 'Tools', 'Paper'],
      ann: { yellow: ['Tomb', 'Agriculture'], blue: ['Writing'], red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tomb' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Transfer an achievement of value 3 to your hand?' },
      { as: 'ann', pick: ['yes'] },
      changes({
        ann: { safe: ['Tools'], hand: ['Paper'], yellow: [], blue: [] },
        standardAchievements: ['Coal'],
      }),
    ],
  },
  'does nothing without available achievements': {
    position: { achievements: [], ann: { yellow: ['Tomb'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Tomb' }, changes()],
  },
})
