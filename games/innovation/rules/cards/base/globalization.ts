import { card } from '../../vocabulary/card'

export const globalization = card({
  name: 'Globalization',
  age: 10,
  color: 'yellow',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you return one of your top cards with a {l}!',
      *demand({ you }) {
        yield* you.return(you.top.with('l'))
      },
    },
    {
      text: 'Draw and meld an {11}. If nobody has more {l} than {f}, the single player with the most points wins.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(11))
        if (you.everyone.some((player) => player.icons('l') > player.icons('f'))) return
        const single = you.singleHighest(({ points }) => points)
        if (single) yield* single.win()
      },
    },
  ],
})
