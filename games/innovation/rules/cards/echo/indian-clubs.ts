import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'

export const indianClubs = card({
  name: 'Indian Clubs',
  set: 'echo',
  age: 6,
  color: 'purple',
  icons: 'hl6l',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return two cards from your score pile! If Indian Clubs was foreseen, return all cards from your score pile!',
      *demand({ you, foreseen }) {
        yield* you.return(you.scorePile, exactly(2))
        if (foreseen) yield* you.return(you.scorePile, all)
      },
    },
    {
      text: 'For every value of the cards in your score pile, score a card of that value from your hand.',
      *share({ you }) {
        for (const value of you.scorePile.values) {
          const title = `Choose a card to score of age ${value}`
          yield* you.score(you.hand.ofValue(value), exactly(1), { title })
        }
      },
    },
  ],
})
