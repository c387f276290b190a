import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lich', {
  "takes up to two troops from the trophy hall of a player at the spy's site and deploys them": {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      bob: { trophyHall: ['neutral', 'ann', 'ann'] },
      ann: { hand: ['Lich', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Lich', 'Eryndlyn'] },
      {
        as: 'ann',
        offers: ['bob: neutral', 'bob: ann', 'bob: ann'],
        title: '(optional) Choose up to 2 troops to reanimate',
        count: [0, 2],
      },
      { as: 'ann', picks: [['bob: ann', 'bob: neutral'], 'Ched Nasad', 'ched-halls a'] },
      changes({
        ann: { hand: ['Noble'], played: ['Lich'], spies: 4 },
        bob: { trophyHall: ['ann'] },
        sites: {
          'Ched Nasad': { troops: ['ann', 'neutral'], control: undefined },
          Eryndlyn: { troops: ['bob'], spies: ['ann'] },
          'ched-halls a': { troops: ['ann'] },
        },
      }),
    ],
  },
  "asks whose dead, where several players have a troop at the spy's site": {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Everfire: { troops: ['bob', 'cat'] } },
      ann: { hand: ['Lich', 'Noble'] },
      cat: { trophyHall: ['bob'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Lich', 'Everfire'] },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose a player whose dead you will raise', pick: 'cat' },
      { as: 'ann', offers: ['cat: bob'], title: '(optional) Choose up to 2 troops to reanimate', max: 1 },
      { as: 'ann', pick: [] },
      changes({
        ann: { hand: ['Noble'], played: ['Lich'], spies: 4 },
        sites: { Everfire: { troops: ['bob', 'cat'], spies: ['ann'] } },
      }),
    ],
  },
  'takes nothing where no player has a troop': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      bob: { trophyHall: ['neutral', 'ann', 'ann'] },
      ann: { hand: ['Lich', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Lich', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Lich'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'copes with no spy left (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      bob: { trophyHall: ['neutral', 'ann', 'ann'] },
      ann: { spies: 0, hand: ['Lich', 'Noble'] },
    },
    steps: [{ as: 'ann', pick: 'Play Card.Lich' }, changes({ ann: { hand: ['Noble'], played: ['Lich'] } })],
  },
})
