import { card } from '../../vocabulary/card'

export const taiichiOno = card({
  name: 'Taiichi Ono',
  set: 'figs',
  age: 9,
  color: 'green',
  icons: 'hiip',
  dogma: 'i',
  karma: [
    {
      text: "If you would activate a card, first you may achieve a card with the same featured icon from your hand, regardless of eligibility. If you don't, draw an {11}.",
      would: 'dogma',
      *first({ you, card, age }) {
        const matching = you.hand.where(({ dogma }) => dogma === card.dogma)
        const achieved = yield* you.may.achieve(matching, 'regardless')
        if (!achieved) yield* you.draw(age(11))
      },
    },
  ],
  effects: [],
})
