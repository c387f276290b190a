import { changes, scenarios } from '../../testing/scenarios'

scenarios('Glassblowing', {
  'scores an expansion card, foreshadows three higher than the lowest non-green card, junks a deck': {
    position: {
      ann: { green: ['Glassblowing'], red: ['Optics'], blue: ['Tools'], hand: ['Umbrella', 'Oars'] },
      decks: { base: { '4': ['Invention'] } },
      decksExact: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Glassblowing' },
      { as: 'ann', offers: [2, 3], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { hand: ['Oars'], score: ['Umbrella'], forecast: ['Invention'] }, junk: ['Paper'] }),
    ],
  },
  'foreshadows a 3 without a non-green card': {
    position: {
      ann: { green: ['Glassblowing'], hand: ['Oars'] },
      decks: { base: { '3': ['Paper'] } },
      decksExact: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Glassblowing', [2]] },
      changes({ ann: { forecast: ['Paper'] }, junk: ['Calendar'] }),
    ],
  },
})
