import { card } from '../../vocabulary/card'

export const ecology = card({
  name: 'Ecology',
  age: 9,
  color: 'yellow',
  icons: 'lssh',
  dogma: 's',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, score a card from your hand and draw two {10}.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand)
        if (!returned) return
        yield* you.score(you.hand)
        yield* you.draw(age(10), 2)
      },
    },
    {
      text: 'You may junk all cards in the {10} deck.',
      *share({ you, age }) {
        yield* you.may.junkDeck(age(10))
      },
    },
  ],
})
