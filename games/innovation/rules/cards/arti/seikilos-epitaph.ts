import { card } from '../../vocabulary/card'

export const seikilosEpitaph = card({
  name: 'Seikilos Epitaph',
  set: 'arti',
  age: 2,
  color: 'blue',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and meld a {3}. Meld your bottom card of its color, then self-execute that card.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndMeld(age(3))
        const bottom = drawn && you.bottomOf(drawn.color)
        yield* you.meld(bottom)
        yield* you.selfExecute(bottom)
      },
    },
  ],
})
