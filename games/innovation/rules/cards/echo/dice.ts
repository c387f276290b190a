import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

const total = (bonuses: readonly number[]): number => bonuses.reduce((sum, bonus) => sum + bonus, 0)

export const dice = card({
  name: 'Dice',
  set: 'echo',
  age: 1,
  color: 'blue',
  icons: 'h1cc',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and reveal an Echoes {1}. If it has a bonus, draw and meld a card of value equal to that bonus.',
      *share({ you, age }) {
        const drawn = yield* you.drawFrom('echo', age(1))
        yield* you.reveal(drawn)
        const bonus = drawn?.bonuses[0]
        if (bonus !== undefined) yield* you.drawAndMeld(plain(bonus))
      },
    },
    {
      text: 'If Dice was foreseen, draw a {4}, then transfer it to the hand of an opponent with a higher sum of bonuses than yours.',
      *share({ you, age, foreseen }) {
        if (!foreseen) return
        const drawn = yield* you.draw(age(4))
        const richer = you.opponents.filter((other) => total(other.bonuses) > total(you.bonuses))
        const receiver = yield* you.choosePlayer(richer, 'Choose a player to transfer the drawn card to')
        if (drawn && receiver) yield* you.transfer(drawn, receiver.hand)
      },
    },
  ],
})
