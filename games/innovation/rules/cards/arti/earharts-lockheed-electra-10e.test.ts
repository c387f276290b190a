import { changes, scenarios } from '../../testing/scenarios'

scenarios("Earhart's Lockheed Electra 10E", {
  'junks a top card of each value, the uncovered ones included, and claims an achievement': {
    position: {
      ann: {
        blue: ["Earhart's Lockheed Electra 10E", 'Calendar'],
        red: ['Archery'],
        green: ['Sailing', 'Paper'],
        purple: ['Services'],
      },
      achievements: ['Invention', 'Optics'],
    },
    steps: [
      { as: 'ann', pick: "Dogma.Earhart's Lockheed Electra 10E" },
      { as: 'ann', offers: ['Archery', 'Sailing'], title: 'Choose card(s) to junk', count: 1 },
      { as: 'ann', pick: ['Sailing'] },
      { as: 'ann', offers: ['*base-3*', '*base-4*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-4*'] },
      changes({
        ann: { green: ['Paper'], achievements: ['Invention'], blue: [] },
        standardAchievements: ['Optics'],
        junk: ["Earhart's Lockheed Electra 10E", 'Calendar', 'Sailing'],
      }),
    ],
  },
  'wins with a card of each value in the junk, those of before included': {
    position: {
      ann: { blue: ["Earhart's Lockheed Electra 10E"], red: ['Archery'] },
      junk: ['Calendar', 'Optics', 'Gunpowder', 'Coal', 'Canning', 'Lighting'],
    },
    steps: [
      { as: 'ann', pick: "Dogma.Earhart's Lockheed Electra 10E" },
      { over: { winner: 'ann', reason: "Earhart's Lockheed Electra 10E" } },
    ],
  },
  'does not win while one is missing, and claims nothing where nothing is available': {
    position: {
      ann: { blue: ["Earhart's Lockheed Electra 10E"], red: ['Archery'] },
      junk: ['Calendar', 'Optics', 'Gunpowder', 'Coal', 'Canning'],
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: "Dogma.Earhart's Lockheed Electra 10E" },
      { turn: 'bob' },
      changes({
        ann: { red: [], blue: [] },
        junk: [
          'Calendar',
          'Optics',
          'Gunpowder',
          'Coal',
          'Canning',
          "Earhart's Lockheed Electra 10E",
          'Archery',
        ],
      }),
    ],
  },
})
