import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const alongTheRiverDuringTheQingmingFestival = card({
  name: 'Along the River during the Qingming Festival',
  set: 'arti',
  age: 3,
  color: 'yellow',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and reveal a {4}. Tuck it if it is yellow, score it if it is purple. Otherwise, repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(4))
        if (drawn?.color === 'yellow') yield* you.tuck(drawn)
        else if (drawn?.color === 'purple') yield* you.score(drawn)
        else if (drawn) return repeat
        return undefined
      },
    },
  ],
})
