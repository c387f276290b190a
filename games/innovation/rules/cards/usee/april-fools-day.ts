import { card } from '../../vocabulary/card'
import { together } from '../../vocabulary/cards'

export const aprilFoolsDay = card({
  name: "April Fool's Day",
  set: 'usee',
  age: 4,
  color: 'yellow',
  icons: 'hsll',
  dogma: 'l',
  effects: [
    {
      text: 'Transfer a card from your hand or score pile to the board of the previous player. If you do not, claim the Folklore achievement.',
      *share({ you }) {
        const transferred = yield* you.transfer(together(you.hand, you.scorePile), you.onRight.board)
        if (!transferred) yield* you.claim('Folklore')
      },
    },
    {
      text: 'Splay your yellow cards right and unsplay your purple cards, or splay your purple cards right and unsplay your yellow cards.',
      *share({ you }) {
        yield* you.either('Choose a color to splay right', {
          *yellow() {
            yield* you.splay('yellow', 'right')
            yield* you.unsplay('purple')
          },
          *purple() {
            yield* you.splay('purple', 'right')
            yield* you.unsplay('yellow')
          },
        })
      },
    },
  ],
})
