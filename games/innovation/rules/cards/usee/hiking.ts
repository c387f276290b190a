import { card } from '../../vocabulary/card'

export const hiking = card({
  name: 'Hiking',
  set: 'usee',
  age: 6,
  color: 'green',
  icons: 'llhs',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and reveal a {6}. If your top card of its color has a {f}, tuck the drawn card, and draw and reveal a {7}. If that one has a {l}, meld it and draw an {8}.',
      *share({ you, age }) {
        const first = yield* you.drawAndReveal(age(6))
        if (!first || !you.topOf(first.color)?.has('f')) return
        yield* you.tuck(first)
        const second = yield* you.drawAndReveal(age(7))
        if (!second?.has('l')) return
        yield* you.meld(second)
        yield* you.draw(age(8))
      },
    },
  ],
})
