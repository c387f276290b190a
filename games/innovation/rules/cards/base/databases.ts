import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const databases = card({
  name: 'Databases',
  age: 10,
  color: 'green',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you return as many cards from your score pile as the value of your highest achievement!',
      *demand({ you }) {
        yield* you.return(you.scorePile, exactly(you.standardAchievements.highestValue))
      },
    },
  ],
})
