import { COLORS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const handbag = card({
  name: 'Handbag',
  set: 'usee',
  age: 8,
  color: 'green',
  icons: 'hcic',
  dogma: 'c',
  effects: [
    {
      text: 'You may choose either to transfer your bottom card of each color to your hand, or to tuck all cards from your score pile, or to choose a value and score all cards of that value from your hand.',
      *share({ you }) {
        yield* you.may.either('', {
          'Transfer bottom cards to hand': () =>
            you.transfer(these(...COLORS.map((color) => you.bottomOf(color))), you.hand, all),
          'Tuck score pile': () => you.tuck(you.scorePile, all),
          *'Score cards of chosen value from hand'() {
            const value = yield* you.chooseValue()
            yield* you.score(you.hand.ofValue(value), all)
          },
        })
      },
    },
  ],
})
