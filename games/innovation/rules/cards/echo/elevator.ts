import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const elevator = card({
  name: 'Elevator',
  set: 'echo',
  age: 7,
  color: 'yellow',
  icons: '7&ih',
  dogma: 'i',
  echo: [
    {
      text: 'Score your top or bottom green card.',
      *share({ you }) {
        const { first, last } = you.stack('green')
        if (first === last) return void (yield* you.score(first))
        yield* you.either('', {
          'score top green': () => you.score(first),
          'score bottom green': () => you.score(last),
        })
      },
    },
  ],
  effects: [
    {
      text: 'Choose a value present in your score pile. Score all cards of that value either from the hands of all opponents or from their score piles. Draw and foreshadow a card of that value.',
      *share({ you }) {
        const value = yield* you.chooseValue(you.scorePile.values)
        if (value === undefined) return
        const { opponents } = you
        const scores = together(...opponents.map(({ scorePile }) => scorePile.ofValue(value)))
        const hands = together(...opponents.map(({ hand }) => hand.ofValue(value)))
        yield* you.either('', {
          'from scores': () => you.score(scores, all),
          'from hands': () => you.score(hands, all),
        })
        yield* you.drawAndForeshadow(value)
      },
    },
  ],
})
