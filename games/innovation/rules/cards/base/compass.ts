import { card } from '../../facts/card'

export const compass = card({
  name: 'Compass',
  age: 3,
  color: 'green',
  icons: 'hccl',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a top non-green card with a {l} from your board to my board, then meld a top card without a {l} from my board!',
      *demand({ you, me }) {
        yield* you.transfer(you.top.with('l').not('green'), me.board)
        yield* you.meld(me.top.without('l'))
      },
    },
  ],
})
