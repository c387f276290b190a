import { card } from '../../vocabulary/card'

export const deodorant = card({
  name: 'Deodorant',
  set: 'echo',
  age: 3,
  color: 'yellow',
  icons: 'c&ch',
  dogma: 'c',
  echo: [
    {
      text: 'Draw and meld a {3}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(3))
      },
    },
  ],
  effects: [
    {
      text: 'If you have a top card with {k}, draw and meld a {3}. Otherwise, draw a {4}.',
      *share({ you, age }) {
        if (you.top.with('k').isEmpty) yield* you.draw(age(4))
        else yield* you.drawAndMeld(age(3))
      },
    },
    {
      text: 'If you have a top card with {f}, junk all cards in the {4} deck.',
      *share({ you, age }) {
        if (!you.top.with('f').isEmpty) yield* you.junkDeck(age(4))
      },
    },
  ],
})
