import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const kilogramOfTheArchives = card({
  name: 'Kilogram of the Archives',
  set: 'arti',
  age: 6,
  color: 'blue',
  icons: 'fhfs',
  dogma: 'f',
  effects: [
    {
      text: 'Return a card from your hand. Return a top card from your board. If you return two and the sum of their values is ten, draw and score a {10}. Otherwise, junk all cards in the deck of the sum of the returned values.',
      *share({ you, age }) {
        const fromHand = yield* you.return(you.hand)
        const fromBoard = yield* you.return(you.top)
        const sum = (fromHand?.age ?? 0) + (fromBoard?.age ?? 0)
        if (fromHand && fromBoard && sum === 10) yield* you.drawAndScore(age(10))
        else yield* you.junkDeck(plain(sum))
      },
    },
  ],
})
