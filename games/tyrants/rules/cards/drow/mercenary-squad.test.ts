import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mercenary Squad', {
  'deploys three troops, presence growing with each': {
    position: { ann: { hand: ['Mercenary Squad', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Mercenary Squad', 'ched-halls a'] },
      {
        as: 'ann',
        offers: ['Ched Nasad', 'ched-halls b', 'ched-llace a'],
        title: 'Choose a location to deploy',
      },
      { as: 'ann', picks: ['ched-halls b', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Mercenary Squad'], troops: 36 },
        sites: {
          'ched-halls a': { troops: ['ann'] },
          'ched-halls b': { troops: ['ann'] },
          'Ched Nasad': { troops: ['ann', 'ann'] },
        },
      }),
    ],
  },
  'deploys no more than the barracks hold': {
    position: { ann: { troops: 1, hand: ['Mercenary Squad', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Mercenary Squad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Mercenary Squad'], troops: 0 },
        sites: { 'Ched Nasad': { troops: ['2 x ann'] } },
      }),
    ],
  },
})
