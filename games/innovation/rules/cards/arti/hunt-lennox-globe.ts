import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const huntLennoxGlobe = card({
  name: 'Hunt-Lennox Globe',
  set: 'arti',
  age: 4,
  color: 'green',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'If your hand has fewer than four cards, return all your top cards that are not green, and draw a {5} for each card returned.',
      *share({ you, age }) {
        if (you.hand.count >= 4) return
        const returned = yield* you.return(you.top.not('green'), all)
        yield* you.draw(age(5), returned.length)
      },
    },
    {
      text: 'Meld a card from your hand.',
      *share({ you }) {
        yield* you.meld(you.hand)
      },
    },
  ],
})
