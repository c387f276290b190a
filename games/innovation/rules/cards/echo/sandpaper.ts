import { card } from '../../vocabulary/card'
import { all, anyNumber } from '../../vocabulary/amount'

export const sandpaper = card({
  name: 'Sandpaper',
  set: 'echo',
  age: 3,
  color: 'yellow',
  icons: 'cchl',
  dogma: 'c',
  effects: [
    {
      text: 'You may return any number of cards from your hand. Draw a {3} for each card you returned.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand, anyNumber)
        yield* you.draw(age(3), returned.length)
      },
    },
    {
      text: 'Meld a card from your hand.',
      *share({ you }) {
        yield* you.meld(you.hand)
      },
    },
    {
      text: 'If Sandpaper was foreseen, foreshadow all cards in your hand.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.foreshadow(you.hand, all)
      },
    },
  ],
})
