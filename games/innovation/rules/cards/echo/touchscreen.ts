import { card } from '../../vocabulary/card'
import { type Color, type Direction, COLORS } from '../../facts/names'

export const touchscreen = card({
  name: 'Touchscreen',
  set: 'echo',
  age: 11,
  color: 'blue',
  icons: 'hbss',
  dogma: 's',
  effects: [
    {
      text: 'Splay each color on your board in a direction that its exact number of cards says, aslant for two or three, up for four or five, right for six or seven, and left for eight or more. If you splay five colors, you win.',
      *share({ you }) {
        const directions = ['aslant', 'aslant', 'up', 'up', 'right', 'right'] as const
        let splayed = 0
        for (let rest: readonly Color[] = COLORS; ; ) {
          const options = rest.flatMap((color) => {
            const direction: Direction = directions[you.stack(color).count - 2] ?? 'left'
            return you.canSplay(color, direction)
              ? [{ owner: you, color, direction, says: `${color} ${direction}` }]
              : []
          })
          const chosen = yield* you.chooseStack(options, 'Choose a color to splay next')
          if (!chosen) break
          if (yield* you.splay(chosen.color, chosen.direction)) splayed += 1
          rest = rest.filter((color) => color !== chosen.color)
        }
        if (splayed === 5) yield* you.win()
      },
    },
  ],
})
