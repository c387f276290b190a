import { card } from '../../vocabulary/card'
import { type Color, COLORS } from '../../facts/names'

export const sunglasses = card({
  name: 'Sunglasses',
  set: 'echo',
  age: 3,
  color: 'purple',
  icons: 'h3&k',
  dogma: 'k',
  echo: [
    {
      text: 'Score a card from your hand of a color you have splayed.',
      *share({ you }) {
        yield* you.score(you.hand.of(...you.splayed()))
      },
    },
  ],
  effects: [
    {
      text: 'You may splay either your purple cards in the direction in which one of your other colors is splayed, or one of your other colors in the direction in which your purple cards are splayed.',
      *share({ you }) {
        const others = COLORS.filter((color) => color !== 'purple')
        const copied = (from: Color, to: Color) => ({ owner: you, color: to, direction: you.splayOf(from) })
        const ways = [
          ...others.map((color) => copied(color, 'purple')),
          ...others.map((color) => copied('purple', color)),
        ]
        const options = new Map(
          ways.flatMap(({ owner, color, direction }) => {
            if (direction === 'none' || !you.canSplay(color, direction)) return []
            const says = `${color} ${direction}`
            return [[says, { owner, color, direction, says }]]
          }),
        )
        const chosen = yield* you.may.chooseStack([...options.values()], 'Choose a color to splay')
        if (chosen) yield* you.splay(chosen.color, chosen.direction)
      },
    },
  ],
})
