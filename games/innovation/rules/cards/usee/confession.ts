import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const confession = card({
  name: 'Confession',
  set: 'usee',
  age: 4,
  color: 'purple',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'Return your top card of each color that has a {k}. If you return none, meld a card from your score pile, then draw and score a {4}.',
      *share({ you, age }) {
        const returned = yield* you.return(you.top.with('k'), all)
        if (returned.length > 0) return
        yield* you.meld(you.scorePile)
        yield* you.drawAndScore(age(4))
      },
    },
    {
      text: 'Draw a {4} for each {4} in your score pile.',
      *share({ you, age }) {
        yield* you.draw(age(4), you.scorePile.ofValue(age(4)).count)
      },
    },
  ],
})
