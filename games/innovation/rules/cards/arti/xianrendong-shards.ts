import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const xianrendongShards = card({
  name: 'Xianrendong Shards',
  set: 'arti',
  age: 1,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'Reveal three cards from your hand. Score two of them and tuck the other one. If you scored two of one color, draw three {1}.',
      *share({ you, age }) {
        const revealed = these(...(yield* you.reveal(you.hand, exactly(3))))
        const chosen = yield* you.chooseSome(revealed, exactly(2), { title: 'Card to score' })
        const [one, other] = yield* you.score(these(...chosen), all)
        yield* you.tuck(revealed.except(...chosen).first)
        if (one && one.color === other?.color) yield* you.draw(age(1), 3)
      },
    },
  ],
})
