import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const ruthHandler = card({
  name: 'Ruth Handler',
  set: 'figs',
  age: 9,
  color: 'yellow',
  icons: '9phf',
  dogma: 'f',
  karma: [
    {
      text: "If you would meld a card, first meld all other cards of its color from each player's hand, then for each card melded so draw and achieve a {9}, regardless of eligibility.",
      would: 'meld',
      *first({ you, card, age }) {
        const hands = together(...you.everyone.map(({ hand }) => hand))
        const melded = yield* you.meld(hands.of(card.color).except(card), all)
        for (const _ of melded) yield* you.achieve(yield* you.draw(age(9)), 'regardless')
      },
    },
  ],
  effects: [],
})
