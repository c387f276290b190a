import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const electrumStaterOfEfesos = card({
  name: 'Electrum Stater of Efesos',
  set: 'arti',
  age: 1,
  color: 'green',
  icons: 'chkc',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and reveal a {3}. If you have no top card of its color, meld it and repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(3))
        if (!drawn || you.topOf(drawn.color)) return
        yield* you.meld(drawn)
        return repeat
      },
    },
  ],
})
