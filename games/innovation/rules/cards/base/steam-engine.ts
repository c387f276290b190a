import { card } from '../../vocabulary/card'

export const steamEngine = card({
  name: 'Steam Engine',
  age: 5,
  color: 'yellow',
  icons: 'hfcf',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and tuck two {4}. Score the bottom card of your yellow stack. If Steam Engine was that card, junk the whole {6} deck.',
      *share({ you, age, self }) {
        yield* you.drawAndTuck(age(4), 2)
        const bottom = you.bottomOf('yellow')
        yield* you.score(bottom)
        if (bottom === self) yield* you.junkDeck(age(6))
      },
    },
  ],
})
