import type { Card } from '../../facts/card'
import { card } from '../../vocabulary/card'
import { plain, type Value } from '../../facts/names'

export const fusion = card({
  name: 'Fusion',
  age: 11,
  color: 'red',
  icons: 'iiih',
  dogma: 'i',
  effects: [
    {
      text: 'Score a top card of value 11 from your board. If you do, choose a value one or two below that of the scored card and repeat this effect with the chosen value.',
      *share({ you }) {
        let value: Value | undefined = plain(11)
        while (value !== undefined) {
          const scored: Card | undefined = yield* you.score(you.top.ofValue(value))
          if (!scored) return
          value = yield* you.chooseValue([value - 2, value - 1].filter((lower) => lower >= 1))
        }
      },
    },
  ],
})
