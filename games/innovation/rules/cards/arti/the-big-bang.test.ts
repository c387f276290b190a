import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Big Bang', {
  'self-executes the top blue card as long as that changes anything, for a junked 10 each time': {
    position: {
      ann: { purple: ['The Big Bang'], blue: ['Mathematics'], hand: ['Oars'] },
      decks: { base: { 2: ['Construction'], 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Big Bang' },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to return', pick: 'Oars' },
      changes({ ann: { red: ['Construction'], hand: [] }, junk: ['Databases'] }),
    ],
  },
  'junks nothing after a declined option': {
    position: { ann: { purple: ['The Big Bang'], blue: ['Mathematics'], hand: ['Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.The Big Bang', []] }, changes(), { turn: 'bob' }],
  },
  'does nothing without a blue card': {
    position: { ann: { purple: ['The Big Bang'] } },
    steps: [{ as: 'ann', pick: 'Dogma.The Big Bang' }, changes(), { turn: 'bob' }],
  },
  'a card that only reveals changes something, time and again': {
    position: {
      ann: { purple: ['The Big Bang'], blue: ['Yata No Kagami'], hand: ['Oars'], score: ['Tools'] },
      decksExact: { base: { 10: ['Databases'], 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Big Bang' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
})
