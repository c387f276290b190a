import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'
import { repeat } from '../../vocabulary/effect'

export const tasmanianTiger = card({
  name: 'Tasmanian Tiger',
  set: 'arti',
  age: 11,
  color: 'yellow',
  icons: 'shsl',
  dogma: 's',
  effects: [
    {
      text: 'Choose a card in your score pile. Choose a top card of its color on any board. Transfer each of the two to where the other was. You may return two cards from your hand. If you do, repeat this effect.',
      *share({ you }) {
        const scored = yield* you.choose(you.scorePile)
        const top = scored && (yield* you.choose(you.topCardsOfAll.of(scored.color)))
        const owner = you.everyone.find((player) => player.top.has(top))
        if (owner) {
          yield* you.transfer(scored, owner.board)
          yield* you.transfer(top, you.scorePile)
        }
        if (you.hand.count < 2) return void (yield* you.may.return(you.hand))
        if (!(yield* you.may.agrees('Return two cards to repeat this effect?'))) return
        const returned = yield* you.return(you.hand, exactly(2))
        return returned.length === 2 ? repeat : undefined
      },
    },
  ],
})
