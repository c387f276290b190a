import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const georgeStephenson = card({
  name: 'George Stephenson',
  set: 'figs',
  age: 7,
  color: 'green',
  icons: '7pfh',
  dogma: 'f',
  karma: [
    {
      text: 'If you would activate a card of a color that you have splayed right, first splay that color up.',
      would: 'dogma',
      when: ({ you, card }) => you.splayOf(card.color) === 'right',
      *first({ you, card }) {
        yield* you.splay(card.color, 'up')
      },
    },
    {
      text: 'If you would claim an achievement, first transfer the bottom yellow card of each board to the available achievements.',
      would: 'achieve',
      *first({ you }) {
        const bottoms = you.everyone.map((player) => player.bottomOf('yellow'))
        yield* you.transfer(these(...bottoms), you.available, all)
      },
    },
  ],
  effects: [],
})
