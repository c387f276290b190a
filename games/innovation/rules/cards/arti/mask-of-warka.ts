import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const maskOfWarka = card({
  name: 'Mask of Warka',
  set: 'arti',
  age: 1,
  color: 'purple',
  icons: 'kkhk',
  dogma: 'k',
  effects: [
    {
      text: 'Choose a color. Each player reveals their hand. If you alone revealed cards of that color, return yours and claim all available achievements of their values, eligible or not.',
      *share({ you }) {
        const color = yield* you.chooseColor()
        if (!color) return
        for (const player of [you, ...you.others]) yield* player.reveal(player.hand, all)
        const shown = you.hand.of(color)
        if (you.others.some(({ hand }) => !hand.of(color).isEmpty)) return
        yield* you.return(shown, all)
        for (const card of you.available.ofValue(...shown.values)) yield* you.achieve(card, 'regardless')
      },
    },
  ],
})
