import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { repeat } from '../../vocabulary/effect'
import { together } from '../../vocabulary/cards'

export const jumboKingdom = card({
  name: 'Jumbo Kingdom',
  set: 'arti',
  age: 11,
  color: 'purple',
  icons: 'hccs',
  dogma: 'c',
  effects: [
    {
      text: 'Choose a color on your board. Junk all cards of that color from all boards.',
      *share({ you }) {
        const color = yield* you.chooseColor(you.colors)
        if (color) yield* you.junk(together(...you.everyone.map((player) => player.stack(color))), all)
      },
    },
    {
      text: 'Choose the value of a card in the junk. Score all cards of that value in the junk. If you do, and they are worth fewer than eleven points, repeat this effect.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.junkPile.values)
        if (value === undefined) return
        const scored = yield* you.score(you.junkPile.ofValue(value), all)
        const points = scored.reduce((sum, card) => sum + card.age, 0)
        return scored.length > 0 && points < 11 ? repeat : undefined
      },
    },
  ],
})
