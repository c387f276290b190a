import { card } from '../../vocabulary/card'

export const holyLance = card({
  name: 'Holy Lance',
  set: 'arti',
  age: 2,
  color: 'green',
  icons: 'klhk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to transfer a top artifact from your board to mine!',
      *compel({ you, me }) {
        yield* you.transfer(
          you.top.where(({ set }) => set === 'arti'),
          me.board,
        )
      },
    },
    {
      text: 'If Holy Grail is a top card on your board, draw and score a {6}.',
      *share({ you, age }) {
        if (you.top.has('Holy Grail')) yield* you.drawAndScore(age(6))
      },
    },
  ],
})
