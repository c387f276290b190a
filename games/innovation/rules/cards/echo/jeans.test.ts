import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jeans', {
  'sorts two 8s and two cards of the top blue value, then junks a deck': {
    position: {
      ann: { green: ['Jeans'], blue: ['Mathematics'] },
      decks: { base: { '2': ['Calendar', 'Philosophy'], '8': ['Flight', 'Rocketry'] } },
      decksExact: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jeans' },
      { as: 'ann', offers: ['Flight', 'Rocketry'], title: 'Choose a card to return', count: 1 },
      { as: 'ann', pick: ['Flight'] },
      { as: 'ann', offers: ['Calendar', 'Philosophy'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Philosophy'] },
      { as: 'ann', offers: [7, 8], title: 'Choose Age', count: 1, pick: [7] },
      changes({ ann: { purple: ['Philosophy'], forecast: ['Rocketry'] }, junk: ['Bicycle'] }),
    ],
  },
  'draws 1s without a blue card': {
    position: {
      ann: { green: ['Jeans'] },
      decks: { base: { '1': ['Oars', 'Tools'], '8': ['Flight', 'Rocketry'] } },
      decksExact: { base: { '7': [] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Jeans', 'Flight', 'Oars', [7]] },
      changes({ ann: { red: ['Oars'], forecast: ['Rocketry'] } }),
    ],
  },
  'takes any card of the junk into hand when foreseen': {
    position: {
      ann: { hand: ['Publications'], forecast: ['Jeans'] },
      junk: ['Paper', 'Empire'],
      decksExact: { base: { '8': ['Flight', 'Rocketry'] } },
      decks: { base: { '7': ['Bicycle', 'Lighting'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Publications', 'Flight', 'Bicycle', [8]] },
      { as: 'ann', offers: ['*base-3*', '*base-8*'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      changes({
        ann: { blue: ['Publications'], green: ['Bicycle', 'Jeans'], hand: ['Paper'], forecast: ['Rocketry'] },
        junk: ['Flight', 'Empire'],
      }),
    ],
  },
})
