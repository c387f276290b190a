import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const canalBuilding = card({
  name: 'Canal Building',
  age: 2,
  color: 'yellow',
  icons: 'hclc',
  dogma: 'c',
  effects: [
    {
      text: 'You may choose either to exchange all the highest cards in your hand with all the highest cards in your score pile, or to junk all cards in the 3 deck.',
      *share({ you }) {
        yield* you.may.either('Choose one', {
          'Exchange highest cards between hand and score pile': () =>
            you.exchange(you.hand.highest, you.scorePile.highest),
          'Junk all cards in the 3 deck': () => you.junkDeck(plain(3)),
        })
      },
    },
  ],
})
