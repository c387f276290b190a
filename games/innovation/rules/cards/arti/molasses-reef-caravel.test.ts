import { changes, scenarios } from '../../testing/scenarios'

scenarios('Molasses Reef Caravel', {
  'returns the hand, draws three, melds a green one and junks the deck of the top green card': {
    position: {
      ann: { green: ['Molasses Reef Caravel'], hand: ['Oars'] },
      decksExact: { base: { 4: ['Navigation', 'Invention', 'Anatomy', 'Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Molasses Reef Caravel' },
      { as: 'ann', offers: ['Navigation', 'Invention'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Invention'] },
      changes({
        ann: { green: ['Invention', 'Molasses Reef Caravel'], hand: ['Navigation', 'Anatomy'] },
        junk: ['Gunpowder'],
      }),
    ],
  },
  'junks by the green card that was on top where none is melded': {
    position: {
      ann: { green: ['Molasses Reef Caravel'] },
      decksExact: { base: { 4: ['Reformation', 'Colonialism', 'Anatomy', 'Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Molasses Reef Caravel' },
      changes({ ann: { hand: ['Reformation', 'Colonialism', 'Anatomy'] }, junk: ['Gunpowder'] }),
    ],
  },
  'junks no deck without a green card': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Molasses Reef Caravel'] },
      decks: { base: { 4: ['Reformation', 'Colonialism', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          hand: ['Reformation', 'Colonialism', 'Anatomy'],
          museum: ['Museum 1', 'Molasses Reef Caravel'],
          artifact: [],
        },
      }),
    ],
  },
})
