import { changes, scenarios } from '../../testing/scenarios'

scenarios('Explosives', {
  'takes the three highest cards of the hand': {
    position: { ann: { red: ['Explosives'] }, bob: { hand: ['Tools', 'Paper', 'Coal', 'Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Explosives' },
      changes({ ann: { hand: ['Coal', 'Paper', 'Calendar'] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'lets the victim choose among equals': {
    position: { ann: { red: ['Explosives'] }, bob: { hand: ['Tools', 'Paper', 'Oars', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Explosives' },
      { as: 'bob', offers: ['Tools', 'Oars', 'Archery'], title: 'Choose Cards(s)', count: 2 },
      { as: 'bob', pick: ['Tools', 'Archery'] },
      changes({ ann: { hand: ['Paper', 'Tools', 'Archery'] }, bob: { hand: ['Oars'] } }),
    ],
  },
  'gives a 7 to whoever has no card left': {
    position: { ann: { red: ['Explosives'] }, bob: { hand: ['Tools'] }, decks: { base: { 7: ['Bicycle'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Explosives' },
      changes({ ann: { hand: ['Tools'] }, bob: { hand: ['Bicycle'] } }),
    ],
  },
  'gives nothing to whoever had no card before': {
    position: { ann: { red: ['Explosives'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Explosives' }, changes(), { turn: 'bob' }],
  },
  'demands nothing of whoever has as many factories': {
    position: { ann: { red: ['Explosives'] }, bob: { red: ['Coal'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Explosives' }, changes()],
  },
})
