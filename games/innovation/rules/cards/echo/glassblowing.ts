import { card } from '../../vocabulary/card'
import { higher, plain } from '../../facts/names'

export const glassblowing = card({
  name: 'Glassblowing',
  set: 'echo',
  age: 2,
  color: 'green',
  icons: 'hcc&',
  dogma: 'c',
  echo: [
    {
      text: 'Score an expansion card from your hand.',
      *share({ you }) {
        yield* you.score(you.hand.where(({ set }) => set !== 'base'))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and foreshadow a card of value three higher than your lowest non-green top card.',
      *share({ you }) {
        const lowest = you.top.not('green').lowest.first?.ageOnBoard ?? plain(0)
        yield* you.drawAndForeshadow(higher(lowest, 3))
      },
    },
    {
      text: 'Choose the {2} or the {3} deck. Junk all cards in it.',
      *share({ you, age }) {
        const value = yield* you.chooseValue([age(2), age(3)])
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
  ],
})
