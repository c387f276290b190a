import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const seikanTunnel = card({
  name: 'Seikan Tunnel',
  set: 'arti',
  age: 10,
  color: 'green',
  icons: 'iiih',
  dogma: 'i',
  effects: [
    {
      text: 'If a color on your board has more visible cards than any color on any other board, you win.',
      *share({ you }) {
        const most = (player: typeof you) => Math.max(...COLORS.map((color) => player.visible(color).cards))
        if (you.others.every((other) => most(other) < most(you))) yield* you.win()
      },
    },
  ],
})
