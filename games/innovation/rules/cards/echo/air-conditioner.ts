import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const airConditioner = card({
  name: 'Air Conditioner',
  set: 'echo',
  age: 8,
  color: 'yellow',
  icons: 'h&9l',
  dogma: 'l',
  echo: [
    {
      text: 'You may score a card from your hand.',
      *share({ you }) {
        yield* you.may.score(you.hand)
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return all cards from your score pile that match the value of any of your top cards!',
      *demand({ you }) {
        yield* you.return(you.scorePile.ofValue(...you.top.values), all)
      },
    },
    {
      text: 'Junk all cards in the {9} deck.',
      *share({ you, age }) {
        yield* you.junkDeck(age(9))
      },
    },
  ],
})
