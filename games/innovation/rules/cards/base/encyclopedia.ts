import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const encyclopedia = card({
  name: 'Encyclopedia',
  age: 6,
  color: 'blue',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'You may choose a value in your score pile. Meld all cards of that value from there.',
      *share({ you }) {
        const value = yield* you.may.chooseValue(you.scorePile.values)
        yield* you.meld(you.scorePile.ofValue(value), all)
      },
    },
    {
      text: 'You may junk an available achievement of value 5, 6 or 7.',
      *share({ you }) {
        yield* you.may.junkAchievement(5, 6, 7)
      },
    },
  ],
})
