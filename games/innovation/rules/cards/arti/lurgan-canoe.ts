import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { repeat } from '../../vocabulary/effect'

export const lurganCanoe = card({
  name: 'Lurgan Canoe',
  set: 'arti',
  age: 1,
  color: 'yellow',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'Meld a card from your hand. Score all other cards of its color from your board. If you score any, repeat this effect.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand)
        if (!melded) return
        const scored = yield* you.score(you.stack(melded.color).except(melded), all)
        return scored.length > 0 ? repeat : undefined
      },
    },
  ],
})
