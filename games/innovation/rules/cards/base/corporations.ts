import { card } from '../../vocabulary/card'

export const corporations = card({
  name: 'Corporations',
  age: 8,
  color: 'green',
  icons: 'hffc',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with a {f}, but no green one, to my score pile! If you do, draw and meld an {8}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.with('f').not('green'), me.scorePile)
        if (transferred) yield* you.drawAndMeld(age(8))
      },
    },
    {
      text: 'Draw and meld an {8}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(8))
      },
    },
  ],
})
