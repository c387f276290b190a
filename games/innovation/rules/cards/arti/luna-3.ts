import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const luna3 = card({
  name: 'Luna 3',
  set: 'arti',
  age: 9,
  color: 'blue',
  icons: 'fhff',
  dogma: 'f',
  effects: [
    {
      text: 'Return your whole score pile. Draw and score a card whose value is the number of cards you return.',
      *share({ you }) {
        const returned = yield* you.return(you.scorePile, all)
        yield* you.drawAndScore(plain(returned.length))
      },
    },
    {
      text: 'Choose a value. Junk all cards in the deck of that value.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        if (value !== undefined) yield* you.junkDeck(value)
      },
    },
  ],
})
