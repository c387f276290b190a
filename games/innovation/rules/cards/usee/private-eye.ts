import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const privateEye = card({
  name: 'Private Eye',
  set: 'usee',
  age: 7,
  color: 'blue',
  icons: 'llsh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you reveal your hand! Transfer a card of my choice from it to my board! Draw a {7}!',
      *demand({ you, me, age }) {
        yield* you.reveal(you.hand, all)
        const chosen = yield* me.choose(you.hand, { title: 'Choose card(s) to transfer' })
        yield* you.transfer(chosen, me.board)
        yield* you.draw(age(7))
      },
    },
    {
      text: 'Score one of your secrets.',
      *share({ you }) {
        yield* you.score(you.secrets)
      },
    },
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
  ],
})
