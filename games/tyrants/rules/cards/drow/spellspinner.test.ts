import { changes, scenarios } from '../../testing/scenarios'

const start = { ann: { hand: ['Spellspinner', 'Noble'] } }

scenarios('Spellspinner', {
  'places a spy': {
    position: start,
    steps: [
      { as: 'ann', pick: 'Play Card.Spellspinner' },
      {
        as: 'ann',
        offers: ['Place a spy', "Return one of your spies > Supplant a troop at that spy's site"],
        title: 'Spellspinner',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Spellspinner'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  "supplants a troop at the returned spy's site, without presence": {
    position: { ...start, sites: { Araumycos: { spies: ['ann'] } } },
    steps: [
      { as: 'ann', pick: 'Play Card.Spellspinner' },
      { as: 'ann', pick: "Return one of your spies > Supplant a troop at that spy's site" },
      { as: 'ann', offers: ['Araumycos'], count: [0, 1], title: '(optional) Choose a location' },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Spellspinner'], trophyHall: ['neutral'], troops: 38, spies: 5 },
        sites: { Araumycos: { troops: ['3 x neutral', 'ann'] } },
      }),
    ],
  },
  'does nothing for a spy that is not returned': {
    position: { ...start, sites: { Araumycos: { spies: ['ann'] } } },
    steps: [
      { as: 'ann', pick: 'Play Card.Spellspinner' },
      { as: 'ann', picks: ["Return one of your spies > Supplant a troop at that spy's site", []] },
      changes({ ann: { hand: ['Noble'], played: ['Spellspinner'] } }),
    ],
  },
  'can be picked without a spy to return, and does nothing': {
    position: start,
    steps: [
      { as: 'ann', pick: 'Play Card.Spellspinner' },
      { as: 'ann', pick: "Return one of your spies > Supplant a troop at that spy's site" },
      changes({ ann: { hand: ['Noble'], played: ['Spellspinner'] } }),
    ],
  },
})
