import { card } from '../../vocabulary/card'

export const woodworking = card({
  name: 'Woodworking',
  set: 'usee',
  age: 1,
  color: 'yellow',
  icons: 'llhs',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and meld a {2}. If it is a bottom card on your board, score it.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(2))
        if (melded && you.bottomOf(melded.color) === melded) yield* you.score(melded)
      },
    },
  ],
})
