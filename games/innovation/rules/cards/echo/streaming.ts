import { card } from '../../vocabulary/card'

export const streaming = card({
  name: 'Streaming',
  set: 'echo',
  age: 11,
  color: 'blue',
  icons: 'bcch',
  dogma: 'c',
  effects: [
    {
      text: 'Choose a color on your board. Either achieve the top card of that color from your board, if eligible, or score it. If you do either, and Streaming was foreseen, repeat this effect using the same color.',
      *share({ you, foreseen }) {
        const color = yield* you.chooseColor(you.colors)
        for (let top = color && you.topOf(color); top; ) {
          const card = top
          yield* you.either('', {
            score: () => you.score(card),
            ...(you.isEligibleFor(card) ? { achieve: () => you.achieve(card, 'ifEligible') } : {}),
          })
          if (!foreseen || you.stack(card.color).has(card)) return
          top = you.topOf(card.color)
        }
      },
    },
  ],
})
