import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const witchTrial = card({
  name: 'Witch Trial',
  set: 'usee',
  age: 5,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you draw and reveal a {5}! Return your top card of its color, another card of its color from your hand, and a card from your score pile! If you do all of that, repeat this effect!',
      *demand({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(5))
        if (!drawn) return
        const top = yield* you.return(you.topOf(drawn.color))
        const other = yield* you.return(you.hand.of(drawn.color).except(drawn))
        const scored = yield* you.return(you.scorePile)
        return top && other && scored ? repeat : undefined
      },
    },
  ],
})
