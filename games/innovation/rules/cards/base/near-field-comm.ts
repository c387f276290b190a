import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const nearFieldComm = card({
  name: 'Near-Field Comm',
  age: 11,
  color: 'yellow',
  icons: 'hcpp',
  dogma: 'p',
  effects: [
    {
      text: 'I demand you transfer all cards of a value that I choose from your score pile to mine!',
      *demand({ you, me }) {
        const value = yield* me.chooseValue()
        yield* you.transfer(you.scorePile.ofValue(value), me.scorePile, all)
      },
    },
    {
      text: 'Reveal the highest card of your score pile and self-execute it.',
      *share({ you }) {
        const chosen = yield* you.choose(you.scorePile.highest)
        yield* you.reveal(chosen)
        yield* you.selfExecute(chosen)
      },
    },
  ],
})
