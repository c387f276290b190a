import { card } from '../../vocabulary/card'

export const hitchhiking = card({
  name: 'Hitchhiking',
  set: 'usee',
  age: 8,
  color: 'green',
  icons: 'fiih',
  dogma: 'i',
  effects: [
    {
      text: 'Choose another player, who transfers a card from hand to your board. If that was done, self-execute it, with that player making all decisions and seeing every card that you see.',
      *share({ you }) {
        const driver = yield* you.choosePlayer(you.others)
        if (!driver) return
        const card = yield* driver.transfer(driver.hand, you.board)
        if (card) yield* you.selfExecute(card, { decidedBy: driver })
      },
    },
  ],
})
