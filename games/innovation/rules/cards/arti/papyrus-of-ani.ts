import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const papyrusOfAni = card({
  name: 'Papyrus of Ani',
  set: 'arti',
  age: 1,
  color: 'red',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'Return a purple card from your hand. If you do, draw and reveal a card of value two higher. If it is purple, meld it and self-execute it.',
      *share({ you }) {
        const returned = yield* you.return(you.hand.of('purple'))
        if (!returned) return
        const drawn = yield* you.drawAndReveal(higher(returned.age, 2))
        if (drawn?.color !== 'purple') return
        yield* you.meld(drawn)
        yield* you.selfExecute(drawn)
      },
    },
  ],
})
