import { changes, scenarios } from '../../testing/scenarios'

scenarios('Holmegaard Bows', {
  'takes the highest card with a castle, then both draw': {
    position: {
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'], green: ['The Wheel'], red: ['Engineering'] },
      decks: { base: { 1: ['Tools'], 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holmegaard Bows' },
      changes({
        ann: { hand: ['Engineering', 'Fermenting', 'Tools'] },
        bob: { hand: ['Calendar'], red: [] },
      }),
    ],
  },
  'lets whoever is compelled choose among the highest': {
    position: {
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture', 'Fermenting'], green: ['The Wheel'], purple: ['Mysticism'] },
      decks: { base: { 1: ['Tools'], 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holmegaard Bows' },
      { as: 'bob', offers: ['The Wheel', 'Mysticism'], count: 1, pick: 'Mysticism' },
      changes({ ann: { hand: ['Mysticism', 'Currency', 'Tools'] }, bob: { hand: ['Calendar'], purple: [] } }),
    ],
  },
  'junks the deck of the lowest top card where there is no castle': {
    position: {
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'], green: ['Invention'] },
      decksExact: { base: { 1: ['Oars', 'Tools'], 2: ['Calendar', 'Fermenting', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holmegaard Bows' },
      changes({
        ann: { hand: ['Fermenting', 'Currency'] },
        bob: { hand: ['Calendar'] },
        junk: ['Oars', 'Tools'],
      }),
    ],
  },
  'compels nobody with fewer leaves': {
    position: {
      ann: { red: ['Holmegaard Bows'] },
      bob: { green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Holmegaard Bows' }, changes({ ann: { hand: ['Calendar'] } })],
  },
})
