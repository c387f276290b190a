import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chronicle of Zuo', {
  'draws one 3 for the fewest castles and coins together': {
    position: {
      ann: { red: ['Chronicle of Zuo'] },
      bob: { purple: ['City States'], green: ['The Wheel'] },
      decks: { base: { 3: ['Compass', 'Paper'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Chronicle of Zuo' }, changes({ ann: { hand: ['Compass'] } })],
  },
  'draws a 3 for the fewest coins alone, which a sharer may have': {
    position: {
      ann: { red: ['Chronicle of Zuo'] },
      bob: { blue: ['Alchemy'], purple: ['Philosophy'] },
      decks: { base: { 2: ['Calendar'], 3: ['Compass', 'Paper'], 4: ['Navigation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chronicle of Zuo' },
      // Bob has no coin and ann one; ann has no castle, and fewer lightbulbs.
      changes({ ann: { hand: ['Paper', 'Navigation', 'Calendar'] }, bob: { hand: ['Compass'] } }),
    ],
  },
  'does not look at a teammate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { red: ['Chronicle of Zuo'] },
      bob: { purple: ['Mysticism'] },
      cat: { blue: ['Pottery'] },
      dan: { green: ['The Wheel'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Chronicle of Zuo' }, changes({ ann: { hand: ['Compass'] } })],
  },
  'draws nothing where somebody has as few': {
    position: { ann: { red: ['Chronicle of Zuo'] }, bob: { blue: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Chronicle of Zuo' }, changes(), { turn: 'bob' }],
  },
})
