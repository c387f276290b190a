import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hunt-Lennox Globe', {
  'returns top cards that are not green for 5s, and melds a card': {
    position: {
      ann: { green: ['Hunt-Lennox Globe'], red: ['Archery', 'Optics'], blue: ['Tools'], hand: ['Oars'] },
      decks: { base: { 5: ['Coal', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hunt-Lennox Globe' },
      { as: 'ann', offers: ['Oars', 'Coal', 'Physics'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Coal'] },
      changes({ ann: { red: ['Coal', 'Optics'], hand: ['Oars', 'Physics'], blue: [] } }),
    ],
  },
  'returns nothing with four cards in hand, but melds one': {
    position: {
      ann: { green: ['Hunt-Lennox Globe'], red: ['Archery'], hand: ['Oars', 'Tools', 'Coal', 'Paper'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Hunt-Lennox Globe', 'Tools'] },
      changes({ ann: { blue: ['Tools'], hand: ['Oars', 'Coal', 'Paper'] } }),
    ],
  },
  'does nothing alone on the board with an empty hand': {
    position: { ann: { green: ['Hunt-Lennox Globe'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Hunt-Lennox Globe' }, changes(), { turn: 'bob' }],
  },
})
