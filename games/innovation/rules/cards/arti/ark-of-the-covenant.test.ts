import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ark of the Covenant', {
  'scores a color from boards without a top artifact, and is taken into hand': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { purple: ['Ark of the Covenant'], red: ['Engineering'], hand: ['Oars'] },
      bob: { red: ['Archery', 'Optics'], green: ['Sailing'] },
      cat: { red: ['Coal'], yellow: ['Holy Grail'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ark of the Covenant' },
      changes({
        ann: { hand: ['Ark of the Covenant'], score: ['Archery', 'Optics'], purple: [] },
        bob: { red: [] },
      }),
    ],
  },
  'scores your own color, too, and stays on display where it lies on no board': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Ark of the Covenant'], red: ['Engineering'], hand: ['Oars'] },
      bob: { red: ['Flight'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          museum: ['Museum 1', 'Ark of the Covenant'],
          score: ['Engineering', 'Flight'],
          red: [],
          hand: [],
          artifact: [],
        },
        bob: { red: [] },
      }),
    ],
  },
  'is taken into hand though nothing can be returned': {
    position: { ann: { purple: ['Ark of the Covenant'] }, bob: { red: ['Flight'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Ark of the Covenant' },
      changes({ ann: { hand: ['Ark of the Covenant'], purple: [] } }),
    ],
  },
})
