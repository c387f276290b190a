import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const deloreanDmc12 = card({
  name: 'DeLorean DMC-12',
  set: 'arti',
  age: 10,
  color: 'purple',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'If DeLorean DMC-12 is a top card of any board, junk the top card of each color of all boards and all cards in all hands.',
      *share({ you, self }) {
        if (!you.topCardsOfAll.has(self)) return
        yield* you.junk(you.topCardsOfAll, all)
        yield* you.junk(together(...you.everyone.map(({ hand }) => hand)), all)
      },
    },
  ],
})
