import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ride-Hailing', {
  'melds a clock of another player and self-executes it': {
    position: {
      ann: { yellow: ['Ride-Hailing'], hand: ['Tools'], score: ['Oars'] },
      bob: { green: ['Bicycle'], purple: ['Mysticism'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ride-Hailing', 'yes'] },
      changes({ ann: { hand: ['Oars'], score: ['Tools'], green: ['Bicycle'] }, bob: { green: [] } }),
    ],
  },
  'takes no yellow card, and then draws an 11; may splay green up': {
    position: {
      ann: { yellow: ['Ride-Hailing'], green: ['Sailing', 'Paper'] },
      bob: { yellow: ['Subway'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ride-Hailing' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({ ann: { green: { cards: ['Sailing', 'Paper'], splay: 'up' }, hand: ['Fusion'] } }),
    ],
  },
  'any other player means all': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Ride-Hailing'] },
      bob: { green: ['Bicycle'] },
      cat: { purple: ['Railroad'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ride-Hailing' },
      { as: 'ann', offers: ['Bicycle', 'Railroad'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', picks: ['Bicycle', 'no'] },
      changes({ ann: { green: ['Bicycle'] }, bob: { green: [] } }),
    ],
  },
})
