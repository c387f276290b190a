import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const rockAroundTheClock = card({
  name: 'Rock Around the Clock',
  set: 'arti',
  age: 9,
  color: 'yellow',
  icons: 'lihi',
  dogma: 'i',
  effects: [
    {
      text: 'For each top card with a {i} on your board, draw and score a {9}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(9), you.top.with('i').count)
      },
    },
    {
      text: 'Junk all cards in the deck whose value is the number of cards in your score pile.',
      *share({ you }) {
        yield* you.junkDeck(plain(you.scorePile.count))
      },
    },
  ],
})
