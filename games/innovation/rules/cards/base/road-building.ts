import { card } from '../../vocabulary/card'
import { between } from '../../vocabulary/amount'

export const roadBuilding = card({
  name: 'Road Building',
  age: 2,
  color: 'red',
  icons: 'kkhk',
  dogma: 'k',
  effects: [
    {
      text: 'Meld one or two cards from your hand. If you melded two, you may transfer your top red card to the board of another player. If you do, meld the top green card of that player.',
      *share({ you }) {
        const melded = yield* you.meld(you.hand, between(1, 2))
        const red = you.topOf('red')
        if (melded.length < 2 || !red) return
        const player = yield* you.may.choosePlayer(you.others)
        if (!player) return
        const transferred = yield* you.transfer(red, player.board)
        if (transferred) yield* you.meld(player.topOf('green'))
      },
    },
  ],
})
