import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hot Air Balloon', {
  'achieves a top card of a player with an achievement of its value, who gets the top green card': {
    position: {
      ann: { green: ['Hot Air Balloon'] },
      bob: { red: ['Oars'], achievements: ['Tools'] },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hot Air Balloon' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose Achievement', count: [0, 1], pick: 'Oars' },
      changes({
        ann: { score: ['Bicycle'], achievements: ['Oars'], green: [] },
        bob: { green: ['Hot Air Balloon'], red: [] },
      }),
    ],
  },
  'melds a 7 when declined': {
    position: {
      ann: { green: ['Hot Air Balloon'] },
      bob: { red: ['Oars'], achievements: ['Tools'] },
      decks: { base: { '7': ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Hot Air Balloon', []] },
      changes({ ann: { purple: ['Railroad'], score: ['Bicycle'] } }),
    ],
  },
  'melds a 7 without an achievement of the value': {
    position: {
      ann: { green: ['Hot Air Balloon'] },
      bob: { red: ['Oars'], achievements: ['Calendar'] },
      decks: { base: { '7': ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hot Air Balloon' },
      changes({ ann: { purple: ['Railroad'], score: ['Bicycle'] } }),
    ],
  },
  'melds a 7 where the card is not eligible': {
    position: {
      ann: { green: ['Hot Air Balloon'] },
      bob: { red: ['Coal'], achievements: ['Physics'] },
      decks: { base: { '7': ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hot Air Balloon' },
      changes({ ann: { purple: ['Railroad'], score: ['Bicycle'] } }),
    ],
  },
})
