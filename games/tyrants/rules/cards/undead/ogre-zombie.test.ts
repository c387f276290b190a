import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ogre Zombie', {
  'supplants a white troop anywhere on the board': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Ogre Zombie', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ogre Zombie', 'Skullport, neutral'] },
      changes({
        ann: { hand: ['Noble'], played: ['Ogre Zombie'], trophyHall: ['neutral'], troops: 38 },
        sites: { Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
  'does nothing with an empty barracks': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { troops: 0, hand: ['Ogre Zombie', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ogre Zombie' },
      changes({ ann: { hand: ['Noble'], played: ['Ogre Zombie'] } }),
    ],
  },
})
