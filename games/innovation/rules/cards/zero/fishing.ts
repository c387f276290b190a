import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { these, together } from '../../vocabulary/cards'

export const fishing = card({
  name: 'Fishing',
  age: 0,
  color: 'green',
  icons: 'rhrc',
  dogma: 'r',
  effects: [
    {
      text: 'Draw and meld a {0}. Reveal all hands, and transfer all revealed cards of the color of the drawn card to your hand. If you drew or transferred Fresh Water, draw a {1}. If your hand has three cards of one color, draw a {2}.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndMeld(age(0))
        for (const player of you.everyone) yield* you.reveal(player.hand, all)
        const others = together(...you.others.map(({ hand }) => hand))
        const caught = drawn ? yield* you.transfer(others.of(drawn.color), you.hand, all) : []
        if (these(drawn, ...caught).has('Fresh Water')) yield* you.draw(age(1))
        if (COLORS.some((color) => you.hand.of(color).count >= 3)) yield* you.draw(age(2))
      },
    },
  ],
})
