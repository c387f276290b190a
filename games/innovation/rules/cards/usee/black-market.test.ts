import { changes, scenarios } from '../../testing/scenarios'

scenarios('Black Market', {
  'reveals two achievements and may meld one without clock and person': {
    position: {
      achievements: ['Archery', 'Calendar', 'Computers'],
      ann: { green: ['Black Market'], hand: ['Tools', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Black Market' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars'],
        title: '(optional) Choose card(s) to safeguard',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Tools'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-9*'],
        title: 'Choose two available achievements to reveal',
        count: 2,
      },
      { as: 'ann', pick: ['*base-1*', '*base-9*'] },
      { as: 'bob', sees: ['Archery', 'Computers'] },
      { as: 'ann', offers: ['Archery'], title: '(optional) Choose card(s) to meld', count: [0, 1] },
      { as: 'ann', pick: ['Archery'] },
      changes({
        ann: { hand: ['Oars'], red: ['Archery'], safe: ['Tools'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'returns both where none is melded': {
    position: { achievements: ['Archery', 'Calendar'], ann: { green: ['Black Market'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Black Market', 'Tools'] },
      {
        as: 'ann',
        offers: ['Archery', 'Calendar'],
        title: '(optional) Choose card(s) to meld',
        count: [0, 1],
      },
      { as: 'ann', pick: [] },
      changes({ ann: { safe: ['Tools'], hand: [] }, standardAchievements: [] }),
    ],
  },
  'reveals nothing where nothing is safeguarded': {
    position: { achievements: ['Archery', 'Calendar'], ann: { green: ['Black Market'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Black Market' }, { as: 'ann', pick: [] }, changes()],
  },
  'nor where the safe is full': {
    position: {
      achievements: ['Archery', 'Calendar'],
      ann: {
        green: ['Black Market'],
        hand: ['Tools'],
        safe: ['Oars', 'Pottery', 'Writing', 'Sailing', 'Clothing'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Black Market' }, { as: 'ann', pick: ['Tools'] }, changes()],
  },
})
