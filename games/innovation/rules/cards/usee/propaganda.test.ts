import { changes, scenarios } from '../../testing/scenarios'

scenarios('Propaganda', {
  'has a card of a color melded and takes the one beneath': {
    position: {
      ann: { purple: ['Propaganda'], hand: ['Sailing'] },
      bob: { red: ['Colonialism'], hand: ['Archery', 'Oars', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Propaganda' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color', count: 1 },
      { as: 'ann', pick: ['red'] },
      { as: 'bob', offers: ['Archery', 'Oars'], title: 'Choose card(s) to meld', count: 1, pick: 'Oars' },
      changes({
        ann: { green: ['Sailing'], red: ['Colonialism'], hand: [] },
        bob: { red: ['Oars'], hand: ['Archery', 'Tools'] },
      }),
    ],
  },
  'takes nothing where nothing lies beneath': {
    position: { ann: { purple: ['Propaganda'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Propaganda', 'red'] }, changes({ bob: { red: ['Oars'], hand: [] } })],
  },
  'does nothing for a color that is not in hand': {
    position: { ann: { purple: ['Propaganda'] }, bob: { blue: ['Computers', 'Calendar'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Propaganda' }, { as: 'ann', pick: ['blue'] }, changes()],
  },
})
