import { changes, scenarios } from '../../testing/scenarios'

scenarios('Oars', {
  'takes coins one after the other, and then draws nothing for itself': {
    position: {
      ann: { red: ['Oars'] },
      bob: { hand: ['Sailing', 'Tools'] },
      decks: { base: { 1: ['City States', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({ ann: { score: ['Sailing', 'City States'] }, bob: { hand: ['Tools', 'Pottery'] } }),
    ],
  },
  'draws when nothing could be transferred': {
    position: { ann: { red: ['Oars'] }, bob: { hand: ['Tools'] }, decks: { base: { 1: ['Pottery'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({ ann: { hand: ['Pottery'] } }),
      { as: 'bob', hidden: ['Pottery'] },
    ],
  },
  'lets the victim choose among the coins in hand': {
    position: {
      ann: { red: ['Oars'] },
      bob: { hand: ['Sailing', 'Paper', 'Tools'] },
      decks: { base: { 1: ['Pottery', 'Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      { as: 'bob', offers: ['Sailing', 'Paper'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Paper'] },
      changes({ ann: { score: ['Paper', 'Sailing'] }, bob: { hand: ['Tools', 'Pottery', 'Masonry'] } }),
    ],
  },
  'gives a sharer no card either when another player had to transfer one': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Oars'] },
      bob: { red: ['Archery'] },
      cat: { hand: ['Sailing'] },
      decks: { base: { 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oars' },
      changes({ ann: { score: ['Sailing'] }, cat: { hand: ['Pottery'] } }),
    ],
  },
})
