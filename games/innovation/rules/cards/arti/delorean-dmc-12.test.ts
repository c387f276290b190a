import { changes, scenarios } from '../../testing/scenarios'

scenarios('DeLorean DMC-12', {
  'junks the top cards of all boards and all hands': {
    position: {
      ann: { purple: ['DeLorean DMC-12'], red: ['Archery', 'Oars'], hand: ['Tools'], score: ['Paper'] },
      bob: { green: ['Sailing'], red: ['Optics', 'Coal'], hand: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.DeLorean DMC-12' },
      changes({
        ann: { red: ['Oars'], purple: [], hand: [] },
        bob: { red: ['Coal'], green: [], hand: [] },
        junk: ['DeLorean DMC-12', 'Archery', 'Tools', 'Sailing', 'Optics', 'Masonry'],
      }),
    ],
  },
  'junks nothing from the display, where it is not a top card': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['DeLorean DMC-12'], red: ['Archery'], hand: ['Tools'] },
      bob: { hand: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', 'DeLorean DMC-12'], artifact: [] } }),
    ],
  },
})
