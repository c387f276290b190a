import { changes, scenarios } from '../../testing/scenarios'

scenarios('Puppet', {
  'junks an achievement of the value of any score card': {
    position: {
      ann: { purple: ['Puppet'], score: ['Calendar', 'Paper'] },
      achievements: ['Mathematics', 'Tools', 'Compass'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Puppet' },
      { as: 'ann', offers: ['*base-2*', '*base-3*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      changes({ junk: ['Compass'], standardAchievements: ['Mathematics', 'Tools'] }),
    ],
  },
  'junks nothing with an empty score pile': {
    position: { ann: { purple: ['Puppet'] }, achievements: ['Tools'] },
    steps: [{ as: 'ann', pick: 'Dogma.Puppet' }, changes(), { turn: 'bob' }],
  },
  'junks nothing where no value matches': {
    position: { ann: { purple: ['Puppet'], score: ['Calendar'] }, achievements: ['Tools'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Puppet' },
      changes({ standardAchievements: ['Tools'] }),
      { turn: 'bob' },
    ],
  },
})
