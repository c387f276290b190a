import { card } from '../../vocabulary/card'

export const almiraQueenOfTheCastle = card({
  name: 'Almira, Queen of the Castle',
  set: 'arti',
  age: 5,
  color: 'purple',
  icons: 'chcc',
  dogma: 'c',
  effects: [
    {
      text: 'Meld a card from your hand. If you do, claim an available achievement of its value, eligible or not. Otherwise, junk all cards in the deck of the value of the lowest available standard achievement.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand)
        const lowest = you.available.lowest.first
        if (melded) yield* you.claimOfValue(melded.ageOnBoard)
        else if (lowest) yield* you.junkDeck(lowest.age)
      },
    },
  ],
})
