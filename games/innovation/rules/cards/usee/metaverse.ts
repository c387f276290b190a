import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const metaverse = card({
  name: 'Metaverse',
  set: 'usee',
  age: 11,
  color: 'purple',
  icons: 'spph',
  dogma: 'p',
  effects: [
    {
      text: 'Score the top card of each splayed color on your board. If you score fewer than three cards, you lose the game.',
      *share({ you }) {
        const scored = yield* you.score(these(...you.splayed().map((color) => you.topOf(color))), all)
        if (scored.length < 3) yield* you.lose()
      },
    },
  ],
})
