import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const arkOfTheCovenant = card({
  name: 'Ark of the Covenant',
  set: 'arti',
  age: 1,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'Return a card from your hand. Score all cards of its color from the boards of all players without a top artifact.',
      *share({ you }) {
        const returned = yield* you.return(you.hand)
        if (!returned) return
        const others = you.everyone.filter(({ top }) => top.where(({ set }) => set === 'arti').isEmpty)
        yield* you.score(together(...others.map((player) => player.stack(returned.color))), all)
      },
    },
    {
      text: 'If Ark of the Covenant is a top card on any board, transfer it to your hand.',
      *share({ you, self }) {
        if (you.topCardsOfAll.has(self)) yield* you.transfer(self, you.hand)
      },
    },
  ],
})
