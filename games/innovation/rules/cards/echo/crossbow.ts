import { card } from '../../vocabulary/card'

export const crossbow = card({
  name: 'Crossbow',
  set: 'echo',
  age: 2,
  color: 'red',
  icons: '3hkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer an expansion card from your hand to my score pile!',
      *demand({ you, me }) {
        yield* you.transfer(
          you.hand.where(({ set }) => set !== 'base'),
          me.scorePile,
        )
      },
    },
    {
      text: 'Transfer a card from your hand to the board of any other player.',
      *share({ you }) {
        const receiver = yield* you.choosePlayer(you.others)
        if (receiver) yield* you.transfer(you.hand, receiver.board)
      },
    },
  ],
})
