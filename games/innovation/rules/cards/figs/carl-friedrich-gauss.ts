import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const carlFriedrichGauss = card({
  name: 'Carl Friedrich Gauss',
  set: 'figs',
  age: 6,
  color: 'blue',
  icons: 'ssph',
  dogma: 's',
  karma: [
    {
      text: 'If you would meld a card, first choose a value and meld all other cards of that value from your hand and score pile.',
      would: 'meld',
      *first({ you, card }) {
        const value = yield* you.chooseValue()
        yield* you.meld(together(you.hand, you.scorePile).ofValue(value).except(card), all)
      },
    },
    {
      text: 'If you would take a Draw action, first draw a {7}.',
      would: 'drawAction',
      *first({ you, age }) {
        yield* you.draw(age(7))
      },
    },
  ],
  effects: [],
})
