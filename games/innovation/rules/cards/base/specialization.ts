import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const specialization = card({
  name: 'Specialization',
  age: 9,
  color: 'purple',
  icons: 'hflf',
  dogma: 'f',
  effects: [
    {
      text: 'Reveal a card from your hand. Take into your hand the top card of its color from the boards of all opponents.',
      *share({ you }) {
        const shown = yield* you.reveal(you.hand)
        if (!shown) return
        const theirs = these(...you.opponents.map((opponent) => opponent.topOf(shown.color)))
        yield* you.takeIntoHand(theirs, all)
      },
    },
    {
      text: 'You may splay your yellow or blue cards up.',
      *share({ you }) {
        yield* you.may.splay(['yellow', 'blue'], 'up')
      },
    },
  ],
})
