import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { repeat } from '../../vocabulary/effect'

export const hansenWritingBall = card({
  name: 'Hansen Writing Ball',
  set: 'arti',
  age: 7,
  color: 'green',
  icons: 'ilih',
  dogma: 'i',
  effects: [
    {
      text: 'I compel you to draw four {7}! Meld a blue card from your hand, then transfer your whole hand to mine!',
      *compel({ you, me, age }) {
        yield* you.draw(age(7), 4)
        yield* you.meld(you.hand.of('blue'))
        yield* you.transfer(you.hand, me.hand, all)
      },
    },
    {
      text: 'Draw and reveal a {7}. If it has no {i}, tuck it and repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(7))
        if (!drawn || drawn.has('i')) return
        yield* you.tuck(drawn)
        return repeat
      },
    },
  ],
})
