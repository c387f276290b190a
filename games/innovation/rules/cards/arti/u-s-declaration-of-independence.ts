import { card } from '../../vocabulary/card'

export const uSDeclarationOfIndependence = card({
  name: 'U.S. Declaration of Independence',
  set: 'arti',
  age: 6,
  color: 'red',
  icons: 'cssh',
  dogma: 's',
  effects: [
    {
      text: 'I compel you to transfer the highest card of your hand to my hand, the highest card of your score pile to mine, and the highest top card with a {f} from your board to mine!',
      *compel({ you, me }) {
        yield* you.transfer(you.hand.highest, me.hand)
        yield* you.transfer(you.scorePile.highest, me.scorePile)
        const top = yield* you.choose(you.top.with('f').highest, { title: 'Choose a top card to transfer' })
        yield* you.transfer(top, me.board)
      },
    },
  ],
})
