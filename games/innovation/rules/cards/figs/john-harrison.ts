import { card } from '../../vocabulary/card'

export const johnHarrison = card({
  name: 'John Harrison',
  set: 'figs',
  age: 6,
  color: 'green',
  icons: '6chp',
  dogma: 'c',
  karma: [
    { text: 'You may issue the Trade decree with any two figures.', reads: { decreeForTwo: 'Trade' } },
    {
      text: 'If you would take a Draw action, first return a card from your hand. If you do, draw a card of its value from a set of your choice.',
      would: 'drawAction',
      *first({ you }) {
        const returned = yield* you.return(you.hand)
        if (!returned) return
        const set = yield* you.chooseSet('Choose a deck to draw from')
        if (set) yield* you.drawFrom(set, returned.age)
      },
    },
  ],
  effects: [],
})
