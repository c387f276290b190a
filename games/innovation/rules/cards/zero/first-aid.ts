import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const firstAid = card({
  name: 'First Aid',
  age: 0,
  color: 'blue',
  icons: 'slhl',
  dogma: 'l',
  effects: [
    {
      text: 'Return a top card from your board. Draw a {0}. Reveal your hand. If exactly one card in your hand has the color of the returned card, meld it. Otherwise, you lose.',
      *share({ you, age }) {
        const returned = yield* you.return(you.top)
        yield* you.draw(age(0))
        yield* you.reveal(you.hand, all)
        const alike = returned ? you.hand.of(returned.color) : these()
        if (alike.count === 1) yield* you.meld(alike)
        else yield* you.lose()
      },
    },
  ],
})
