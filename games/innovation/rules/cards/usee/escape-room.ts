import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const escapeRoom = card({
  name: 'Escape Room',
  set: 'usee',
  age: 11,
  color: 'yellow',
  icons: 'icih',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you draw, reveal and score an {11}! Score a card of its color from your hand! If you do not, you lose the game!',
      *demand({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(11))
        yield* you.score(drawn)
        const scored = drawn && (yield* you.score(you.hand.of(drawn.color)))
        if (!scored) yield* you.lose()
      },
    },
    {
      text: 'Score four non-yellow top cards of different colors from your board, each with a {i}.',
      *share({ you }) {
        yield* you.score(you.top.not('yellow').with('i'), all)
      },
    },
  ],
})
