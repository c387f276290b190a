import { changes, scenarios } from '../../testing/scenarios'

scenarios('Katana', {
  "takes two top cards with castles of the other's choice": {
    position: {
      ann: { red: ['Katana'], purple: ['Mysticism'], yellow: ['Masonry'] },
      bob: { red: ['Archery'], blue: ['Tools'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Katana' },
      { as: 'bob', offers: ['Archery', 'The Wheel', 'Tools'], title: 'Choose card(s) to transfer', count: 2 },
      { as: 'bob', pick: ['Archery', 'Tools'] },
      changes({ ann: { score: ['Archery', 'Tools'] }, bob: { red: [], blue: [] } }),
    ],
  },
  'takes one where there is one, and junks nothing unforeseen': {
    position: { ann: { red: ['Katana'] }, bob: { blue: ['Tools'] }, achievements: ['Calendar'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Katana' },
      changes({ ann: { score: ['Tools'] }, standardAchievements: ['Calendar'], bob: { blue: [] } }),
    ],
  },
  'junks all standard achievements when foreseen and exactly one was transferred': {
    position: {
      ann: { hand: ['Optics'], forecast: ['Katana'] },
      bob: { blue: ['Tools'] },
      achievements: ['Calendar', 'Paper'],
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      changes({
        ann: { red: ['Katana', 'Optics'], score: ['Tools'], hand: [], forecast: [] },
        junk: ['Calendar', 'Paper'],
        achievements: ['Empire', 'Monument', 'Universe', 'Wonder', 'World'],
        bob: { blue: [] },
      }),
    ],
  },
  'junks nothing when foreseen and none was transferred': {
    position: {
      ann: { hand: ['Optics'], forecast: ['Katana'] },
      bob: { blue: ['Pottery'] },
      achievements: ['Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Meld.Optics' },
      changes({
        ann: { red: ['Katana', 'Optics'], hand: [], forecast: [] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
})
