import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const rhazes = card({
  name: 'Rhazes',
  set: 'figs',
  age: 3,
  color: 'yellow',
  icons: 'hllp',
  dogma: 'l',
  karma: [
    {
      text: 'If you would draw a card, first tuck a card of the same value from your hand or the score pile of an opponent.',
      would: 'draw',
      *first({ you, value }) {
        const cards = together(you.hand, ...you.opponents.map(({ scorePile }) => scorePile))
        yield* you.tuck(cards.ofValue(value))
      },
    },
  ],
  effects: [],
})
