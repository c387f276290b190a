import { changes, scenarios } from '../../testing/scenarios'

scenarios('Meiji-Mura Stamp Vending Machine', {
  'scores three cards of the returned value, and junks nothing': {
    position: {
      ann: { green: ['Meiji-Mura Stamp Vending Machine'], hand: ['Optics', 'Tools'] },
      decks: { base: { 3: ['Paper', 'Alchemy', 'Education'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meiji-Mura Stamp Vending Machine' },
      { as: 'ann', offers: ['Optics', 'Tools'], title: 'Choose card(s) to return', count: 1, pick: 'Optics' },
      changes({ ann: { hand: ['Tools'], score: ['Paper', 'Alchemy', 'Education'] } }),
    ],
  },
  'junks the deck of the highest where that value did not last': {
    position: {
      ann: { green: ['Meiji-Mura Stamp Vending Machine'], hand: ['Optics'] },
      decksExact: { base: { 3: ['Paper'], 4: ['Anatomy', 'Gunpowder', 'Reformation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meiji-Mura Stamp Vending Machine' },
      changes({
        ann: { score: ['Paper', 'Optics', 'Anatomy'], hand: [] },
        junk: ['Gunpowder', 'Reformation'],
      }),
    ],
  },
  'with nothing to return it scores three of the lowest value, which no card had': {
    position: {
      ann: { green: ['Meiji-Mura Stamp Vending Machine'] },
      decksExact: { base: { 1: ['Tools', 'Oars', 'Sailing', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Meiji-Mura Stamp Vending Machine' },
      changes({ ann: { score: ['Tools', 'Oars', 'Sailing'] }, junk: ['Archery'] }),
    ],
  },
})
