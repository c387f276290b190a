import { changes, scenarios } from '../../testing/scenarios'

scenarios('Demogorgon', {
  'supplants two white troops and gives each opponent two Insane Outcasts': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Demogorgon', 'Soldier', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['neutral'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Demogorgon', 'Soldier', 'araum-ched, neutral'] },
      { as: 'ann', pick: 'ched-halls a, neutral' },
      changes({
        ann: { hand: ['Noble'], played: ['Demogorgon'], trophyHall: ['neutral', 'neutral'], troops: 37 },
        bob: { discard: ['Insane Outcast', 'Insane Outcast'] },
        devoured: ['Soldier'],
        sites: { 'araum-ched': { troops: ['ann'] }, 'ched-halls a': { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing without a devoured card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Demogorgon', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Demogorgon', []] },
      changes({ ann: { hand: ['Noble'], played: ['Demogorgon'] } }),
    ],
  },
  'supplants nothing where no white troop is in reach, and gives the Insane Outcasts all the same': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Demogorgon', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Demogorgon', 'Soldier'] },
      changes({
        ann: { hand: ['Noble'], played: ['Demogorgon'] },
        bob: { discard: ['Insane Outcast', 'Insane Outcast'] },
        devoured: ['Soldier'],
      }),
    ],
  },
})
