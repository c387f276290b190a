import { card } from '../../vocabulary/card'

export const dancingGirl = card({
  name: 'Dancing Girl',
  set: 'arti',
  age: 1,
  color: 'yellow',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'I compel you to transfer Dancing Girl to your board! If you do, transfer all your highest top cards to my board, in an order you choose!',
      *compel({ you, me, self }) {
        if (!(yield* you.transfer(self, you.board))) return
        let rest = you.top.highest
        while (!rest.isEmpty) {
          const next = yield* you.choose(rest, { title: `Choose a card to transfer to ${me.name}` })
          yield* you.transfer(next, me.board)
          rest = you.top.only(...rest.except(next))
        }
      },
    },
  ],
})
