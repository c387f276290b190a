import { card } from '../../vocabulary/card'
import { all, upTo } from '../../vocabulary/amount'

export const socialism = card({
  name: 'Socialism',
  age: 8,
  color: 'purple',
  icons: 'lhll',
  dogma: 'l',
  effects: [
    {
      text: 'You may tuck a top card from your board. If you do, tuck your whole hand.',
      *share({ you }) {
        const title = 'Tuck a top card from your board?'
        const [tucked] = yield* you.may.tuck(you.top, upTo(1), { title })
        if (tucked) yield* you.tuck(you.hand, all)
      },
    },
    {
      text: 'You may junk one available achievement of value 8, 9 or 10.',
      *share({ you }) {
        yield* you.may.junkAchievement(8, 9, 10)
      },
    },
  ],
})
