import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const shangriLa = card({
  name: 'Shangri-La',
  set: 'usee',
  age: 8,
  color: 'yellow',
  icons: 'hcll',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and tuck an {8}. If it has a {f}, score it. Otherwise, draw and meld an {8}. If the melded card is an {8}, repeat this effect.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(8))
        if (tucked?.has('f')) return void (yield* you.score(tucked))
        const melded = yield* you.drawAndMeld(age(8))
        return melded?.ageOnBoard === age(8) ? repeat : undefined
      },
    },
  ],
})
