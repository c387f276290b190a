import { card } from '../../vocabulary/card'

export const miniaturization = card({
  name: 'Miniaturization',
  age: 10,
  color: 'red',
  icons: 'hsis',
  dogma: 's',
  effects: [
    {
      text: 'Return a card from your hand. If it was a {10}, draw a {10} for each different value in your score pile. If it was an {11}, junk the whole {11} deck.',
      *share({ you, age }) {
        const returned = yield* you.return(you.hand)
        if (returned?.age === age(10)) yield* you.draw(age(10), you.scorePile.values.length)
        if (returned?.age === age(11)) yield* you.junkDeck(age(11))
      },
    },
  ],
})
