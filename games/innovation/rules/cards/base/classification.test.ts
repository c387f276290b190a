import { changes, scenarios } from '../../testing/scenarios'

scenarios('Classification', {
  'shows a card, takes its color from the hands of opponents and melds all of it': {
    position: {
      ann: { green: ['Classification'], hand: ['Paper', 'Tools'] },
      bob: { hand: ['Sailing', 'Oars', 'Compass'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Classification' },
      { as: 'ann', offers: ['Paper', 'Tools'], title: 'Choose card(s) to reveal', count: 1, pick: 'Paper' },
      { as: 'ann', offers: ['Paper', 'Sailing', 'Compass', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', picks: ['Sailing', 'Compass'] },
      changes({
        ann: { green: ['Paper', 'Compass', 'Sailing', 'Classification'], hand: ['Tools'] },
        bob: { hand: ['Oars'] },
      }),
      { as: 'bob', hidden: ['Tools'] },
      { turn: 'bob' },
    ],
  },
  'melds only your own card when nobody else has the color': {
    position: { ann: { green: ['Classification'], hand: ['Tools'] }, bob: { hand: ['Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Classification' },
      changes({ ann: { blue: ['Tools'], hand: [] } }),
      { as: 'ann', hidden: ['Oars'] },
    ],
  },
  'takes nothing with an empty hand': {
    position: { ann: { green: ['Classification'] }, bob: { hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Classification' }, changes(), { turn: 'bob' }],
  },
  'takes from every hand in seat order; whoever shares takes first': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Classification'], hand: ['Paper', 'Tools'] },
      bob: { blue: ['Experimentation'], hand: ['Sailing'] },
      cat: { hand: ['Compass', 'Pottery'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Classification' },
      { as: 'bob', pick: ['auto'] },
      { as: 'ann', pick: ['auto'] },
      changes({
        ann: { blue: ['Pottery', 'Tools'], hand: ['Canning'] },
        bob: { green: ['Compass', 'Paper', 'Sailing'], hand: [] },
        cat: { hand: [] },
      }),
    ],
  },
  'takes nothing from the hand of a team-mate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { green: ['Classification'], hand: ['Tools'] },
      bob: { hand: ['Oars'] },
      cat: { hand: ['Pottery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Classification' }, changes({ ann: { blue: ['Tools'], hand: [] } })],
  },
})
