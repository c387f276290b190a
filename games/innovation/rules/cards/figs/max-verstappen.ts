import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const maxVerstappen = card({
  name: 'Max Verstappen',
  set: 'figs',
  age: 11,
  color: 'red',
  icons: 'tpih',
  dogma: 'i',
  karma: [
    {
      text: 'If you would execute a dogma effect, first return any number of cards from your hand. If you do, execute that effect once more for each of them, then draw an {11}.',
      would: 'dogmaEffect',
      *first({ you, age, execute }) {
        const title =
          'Each card returned will repeat this dogma effect (not the whole card) an additional time.'
        const returned = yield* you.return(you.hand, anyNumber, { title })
        if (returned.length === 0) return
        for (const _ of returned) yield* execute()
        yield* you.draw(age(11))
      },
    },
  ],
  effects: [],
})
