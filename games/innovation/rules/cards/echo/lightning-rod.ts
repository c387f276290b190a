import { card } from '../../vocabulary/card'

export const lightningRod = card({
  name: 'Lightning Rod',
  set: 'echo',
  age: 5,
  color: 'blue',
  icons: '&fh6',
  dogma: 'f',
  echo: [
    {
      text: 'Draw and tuck a {5}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(5))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you draw and tuck a {5}! Return your top card of its color!',
      *demand({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(5))
        if (tucked) yield* you.return(you.topOf(tucked.color))
      },
    },
    {
      text: 'Return a top card from your board.',
      *share({ you }) {
        yield* you.return(you.top)
      },
    },
    {
      text: 'Junk all cards in the {6} deck.',
      *share({ you, age }) {
        yield* you.junkDeck(age(6))
      },
    },
  ],
})
