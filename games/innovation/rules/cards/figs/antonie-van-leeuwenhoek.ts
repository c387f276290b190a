import { card } from '../../vocabulary/card'

export const antonieVanLeeuwenhoek = card({
  name: 'Antonie Van Leeuwenhoek',
  set: 'figs',
  age: 5,
  color: 'yellow',
  icons: 'pshs',
  dogma: 's',
  karma: [
    {
      text: 'Each card in your hand takes ten points off the cost of an achievement of its value for you.',
      reads: { achievementDiscount: (you, value) => 10 * you.hand.ofValue(value).count },
    },
    {
      text: 'If you would draw a card, first you may return a {5} from your hand. If you do, draw a {6}.',
      would: 'draw',
      *first({ you, age }) {
        if (yield* you.may.return(you.hand.ofValue(age(5)))) yield* you.draw(age(6))
      },
    },
  ],
  effects: [],
})
