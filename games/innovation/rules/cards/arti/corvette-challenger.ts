import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const corvetteChallenger = card({
  name: 'Corvette Challenger',
  set: 'arti',
  age: 7,
  color: 'blue',
  icons: 'lshl',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and tuck an {8}. Splay its color up. Draw and score a card whose value is the number of cards of that color on your board. Junk all cards in the deck of that value.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(8))
        if (!tucked) return
        yield* you.splay(tucked.color, 'up')
        const value = plain(you.stack(tucked.color).count)
        yield* you.drawAndScore(value)
        yield* you.junkDeck(value)
      },
    },
  ],
})
