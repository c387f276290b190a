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
      text: 'Choose another player. They transfer a card from hand to your board. If they do, self-execute it, with that player making all decisions and seeing whatever card you see.',
      *share({ you }) {
        const driver = yield* you.choosePlayer(you.others)
        if (!driver) return
        const card = yield* driver.transfer(driver.hand, you.board)
        if (card) yield* you.selfExecute(card, { decidedBy: driver })
      },
    },
  ],
})
