import { card } from '../../vocabulary/card'

export const ai = card({
  name: 'A.I.',
  age: 10,
  color: 'purple',
  icons: 'ssih',
  dogma: 's',
  effects: [
    {
      text: 'Draw and score a {10}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(10))
      },
    },
    {
      text: 'If both Robotics and Software lie on top of a stack on any boards, whoever alone has the lowest score wins.',
      *share({ you }) {
        const top = you.topCardsOfAll
        if (!top.has('Robotics') || !top.has('Software')) return
        const single = you.singleLowest(({ points }) => points)
        if (single) yield* single.win()
      },
    },
  ],
})
