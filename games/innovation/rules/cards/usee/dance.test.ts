import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Dance', {
  'swaps a card with a castle for the lowest without': {
    position: {
      ann: { green: ['Dance', 'The Wheel'], red: ['Archery'], purple: ['Mysticism'] },
      bob: { yellow: ['Canal Building'], green: ['Currency'], blue: ['Printing Press', 'Writing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dance' },
      { as: 'ann', offers: ['Archery', 'Mysticism'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Canal Building', 'Currency'], title: 'Choose card to meld', count: 1 },
      { as: 'ann', pick: ['Currency'] },
      changes({
        ann: { green: ['Currency', 'Dance', 'The Wheel'], red: [] },
        bob: { red: ['Archery'], green: [] },
      }),
    ],
  },
  'gives it to one of the others': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Dance'], red: ['Archery'] },
      cat: { blue: ['Printing Press'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dance' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', count: 1, pick: 'cat' },
      changes({ ann: { blue: ['Printing Press'], red: [] }, cat: { red: ['Archery'], blue: [] } }),
    ],
  },
  'any other player means the teammate, too': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      ann: { green: ['Dance'], red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dance' },
      { as: 'ann', offers: ['bob', 'cat', 'dan'], title: 'Choose Player', pick: 'cat' },
      changes({ ann: { red: [] }, cat: { red: ['Archery'] } }),
    ],
  },
  'takes nothing from a board of castles': {
    position: { ann: { green: ['Dance'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Dance' }, changes({ ann: { red: [] }, bob: { red: ['Archery'] } })],
  },
  'does nothing without a castle': {
    position: { ann: { green: ['Dance'], blue: ['Printing Press'] }, bob: { yellow: ['Canal Building'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Dance' }, changes()],
  },
})
