import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Stone Knives', {
  'takes the top card of the color that was drawn': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { yellow: ['Masonry', 'Skinning'], red: ['Stone Knives'] },
      bob: { green: ['Sailing'] },
      decksExact: { base: { 0: ['Hunting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stone Knives' },
      changes({ ann: { green: ['Sailing'] }, decksExact: { base: { 0: ['Hunting'] } }, bob: { green: [] } }),
    ],
  },
  'draws with Skinning on top': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { red: ['Stone Knives'], yellow: ['Skinning'] },
      decks: { base: { 0: ['Hunting'], 1: ['Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Stone Knives' }, changes({ ann: { hand: ['Tools'] } })],
  },
})
