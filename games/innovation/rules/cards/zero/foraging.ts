import { card } from '../../vocabulary/card'

export const foraging = card({
  name: 'Foraging',
  age: 0,
  color: 'green',
  icons: 'lhlr',
  dogma: 'l',
  effects: [
    {
      text: 'Draw a {0}. If it has no {r}, you may reveal it, score it, and draw a {0}.',
      *share({ you, age }) {
        const drawn = yield* you.draw(age(0))
        if (!drawn || drawn.has('r')) return
        if (!(yield* you.may.agrees('Reveal and score the drawn card?'))) return
        yield* you.reveal(drawn)
        yield* you.score(drawn)
        yield* you.draw(age(0))
      },
    },
  ],
})
