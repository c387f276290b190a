import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mummy Lord', {
  'chooses twice: assassinates a white troop, then deploys it anywhere': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Mummy Lord', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mummy Lord' },
      {
        as: 'ann',
        offers: [
          'Assassinate a white troop',
          'Take a white troop from any trophy hall and deploy it anywhere on the board',
        ],
        title: 'Mummy Lord',
      },
      { as: 'ann', pick: 'Assassinate a white troop' },
      { as: 'ann', pick: 'Take a white troop from any trophy hall and deploy it anywhere on the board' },
      { as: 'ann', pick: 'Skullport' },
      changes({
        ann: { hand: ['Noble'], played: ['Mummy Lord'] },
        sites: { 'araum-ched': {}, Skullport: { troops: ['3 x neutral'] } },
      }),
    ],
  },
  'asks whose hall where several hold white trophies': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['neutral'], hand: ['Mummy Lord', 'Noble'] },
      bob: { trophyHall: ['neutral'] },
      sites: { 'araum-ched': { troops: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mummy Lord' },
      { as: 'ann', pick: 'Take a white troop from any trophy hall and deploy it anywhere on the board' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose Player' },
      { as: 'ann', picks: ['bob', 'Skullport', 'Assassinate a white troop'] },
      changes({
        ann: { hand: ['Noble'], played: ['Mummy Lord'] },
        bob: { trophyHall: [] },
        sites: { Skullport: { troops: ['3 x neutral'] } },
      }),
    ],
  },
  'does nothing without white trophies': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Mummy Lord', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mummy Lord' },
      { as: 'ann', pick: 'Take a white troop from any trophy hall and deploy it anywhere on the board' },
      { as: 'ann', pick: 'Assassinate a white troop' },
      changes({ ann: { hand: ['Noble'], played: ['Mummy Lord'] } }),
    ],
  },
})
