import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const fission = card({
  name: 'Fission',
  age: 9,
  color: 'red',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you draw and reveal a {10}! If it is red, junk all cards of all players that are not achievements, and the Dogma action is complete!',
      *demand({ you, age, completeAction }) {
        const drawn = yield* you.drawAndReveal(age(10))
        if (drawn?.color !== 'red') return
        for (const player of you.everyone) {
          yield* you.junk(player.allCards, all, { order: 'never' })
          yield* player.returnMuseums()
        }
        completeAction()
      },
    },
    {
      text: 'Return a top card of any board other than Fission. Draw a {10}.',
      *share({ you, age, self }) {
        yield* you.return(you.topCardsOfAll.except(self))
        yield* you.draw(age(10))
      },
    },
  ],
})
