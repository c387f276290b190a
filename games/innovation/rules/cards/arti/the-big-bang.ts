import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const theBigBang = card({
  name: 'The Big Bang',
  set: 'arti',
  age: 9,
  color: 'purple',
  icons: 'shss',
  dogma: 's',
  effects: [
    {
      text: 'Self-execute your top blue card. If that changes anything, draw and junk a {10}, then repeat this effect.',
      *share({ you, age }) {
        const changed = yield* you.selfExecute(you.topOf('blue'))
        if (!changed) return
        yield* you.drawAndJunk(age(10))
        return repeat
      },
    },
  ],
})
