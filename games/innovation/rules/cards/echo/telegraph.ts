import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const telegraph = card({
  name: 'Telegraph',
  set: 'echo',
  age: 7,
  color: 'green',
  icons: 'hiis',
  dogma: 'i',
  effects: [
    {
      text: 'You may choose another player and a color, and splay your cards of that color in the direction in which theirs are splayed.',
      *share({ you }) {
        const options = you.others.flatMap((owner) =>
          COLORS.map((color) => {
            const direction = owner.splayOf(color)
            return { owner, color, direction, says: `${color} ${direction}` }
          }),
        )
        const chosen = yield* you.may.chooseStack(options, '', { byOwner: true })
        if (chosen && chosen.direction !== 'none') yield* you.splay(chosen.color, chosen.direction)
      },
    },
    {
      text: 'You may splay your blue cards up.',
      *share({ you }) {
        yield* you.may.splay('blue', 'up')
      },
    },
    {
      text: 'If Telegraph was foreseen, splay all your splayed colors up.',
      *share({ you, foreseen }) {
        if (!foreseen) return
        for (const color of you.splayed()) yield* you.splay(color, 'up')
      },
    },
  ],
})
