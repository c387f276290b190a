import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const rosettaStone = card({
  name: 'Rosetta Stone',
  set: 'arti',
  age: 2,
  color: 'blue',
  icons: 'kkkh',
  dogma: 'k',
  effects: [
    {
      text: 'Choose a set in play. Draw two {2} of that set. Meld one of them and transfer the other one to the board of an opponent.',
      *share({ you, age }) {
        const set = yield* you.chooseSet('Choose a card type')
        if (!set) return
        const drawn = these(yield* you.drawFrom(set, age(2)), yield* you.drawFrom(set, age(2)))
        const chosen = yield* you.choose(drawn, { title: 'Choose a card to meld' })
        yield* you.meld(chosen)
        const opponent = yield* you.choosePlayer(you.opponents)
        if (opponent) yield* you.transfer(drawn.except(chosen), opponent.board)
      },
    },
  ],
})
