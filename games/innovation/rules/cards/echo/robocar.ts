import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const robocar = card({
  name: 'Robocar',
  set: 'echo',
  age: 11,
  color: 'green',
  icons: 'ffbh',
  dogma: 'f',
  effects: [
    {
      text: 'Choose an opponent. That player chooses a card in your hand without seeing it. Meld the chosen card. If you do, and it is your turn, self-execute the card, then repeat this effect.',
      *share({ you }) {
        const opponent = yield* you.choosePlayer(you.opponents)
        if (!opponent) return undefined
        const melded = yield* you.meld(yield* opponent.choose(you.hand, { faceDown: true }))
        if (!melded || !you.isCurrent) return undefined
        yield* you.selfExecute(melded)
        return repeat
      },
    },
  ],
})
