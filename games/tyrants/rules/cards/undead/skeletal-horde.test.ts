import { changes, scenarios } from '../../testing/scenarios'

scenarios('Skeletal Horde', {
  'deploys two troops, and may be devoured to deploy three more': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Skeletal Horde', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Skeletal Horde', 'Ched Nasad', 'Ched Nasad'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Devour Skeletal Horde to deploy 3 more troops?' },
      { as: 'ann', picks: ['yes', 'Ched Nasad', 'ched-halls a', 'ched-llace a'] },
      changes({
        ann: { hand: ['Noble'], troops: 34 },
        devoured: ['Skeletal Horde'],
        sites: {
          'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' },
          'ched-halls a': { troops: ['ann'] },
          'ched-llace a': { troops: ['ann'] },
        },
      }),
    ],
  },
  'stays if its player does not want that': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { troops: 0, hand: ['Skeletal Horde', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Skeletal Horde', 'no'] },
      changes({ ann: { hand: ['Noble'], played: ['Skeletal Horde'] } }),
    ],
  },
})
