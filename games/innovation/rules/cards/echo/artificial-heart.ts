import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const artificialHeart = card({
  name: 'Artificial Heart',
  set: 'echo',
  age: 10,
  color: 'blue',
  icons: 'hllb',
  dogma: 'l',
  effects: [
    {
      text: 'Claim an available standard achievement, if eligible, doubling your score for this purpose. If you do, and Artificial Heart was foreseen, repeat this effect.',
      *share({ you, foreseen }) {
        const claimed = yield* you.achieve(you.available, 'ifEligibleWithScoreDoubled')
        return claimed && foreseen ? repeat : undefined
      },
    },
  ],
})
