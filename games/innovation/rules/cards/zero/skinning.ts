import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const skinning = card({
  name: 'Skinning',
  age: 0,
  color: 'yellow',
  icons: 'hlrr',
  dogma: 'r',
  effects: [
    {
      text: 'Score a card with {r} from your board. If you do, meld a card from your hand for each {r} on it.',
      *share({ you }) {
        const scored = yield* you.score(you.allOnBoard.with('r'))
        if (!scored) return
        const skins = [...scored.icons].filter((icon) => icon === 'r').length
        yield* you.meld(you.hand, exactly(skins))
      },
    },
  ],
})
