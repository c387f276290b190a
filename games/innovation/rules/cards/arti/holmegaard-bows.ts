import { card } from '../../vocabulary/card'

export const holmegaardBows = card({
  name: 'Holmegaard Bows',
  set: 'arti',
  age: 1,
  color: 'red',
  icons: 'klhl',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to transfer your highest top card with a {k} to my hand! If you do not, junk all cards in the deck of the value of your lowest top card!',
      *compel({ you, me }) {
        const transferred = yield* you.transfer(you.top.with('k').highest, me.hand)
        const lowest = you.top.lowest.first
        if (!transferred && lowest) yield* you.junkDeck(lowest.ageOnBoard)
      },
    },
    {
      text: 'Draw a {2}.',
      *share({ you, age }) {
        yield* you.draw(age(2))
      },
    },
  ],
})
