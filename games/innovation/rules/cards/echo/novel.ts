import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { ICONS } from '../../facts/names'

export const novel = card({
  name: 'Novel',
  set: 'echo',
  age: 3,
  color: 'purple',
  icons: 'h3c&',
  dogma: 'c',
  echo: [
    {
      text: 'Return all cards from your forecast.',
      *share({ you }) {
        yield* you.return(you.forecast, all)
      },
    },
  ],
  effects: [
    {
      text: 'Draw a {3}.',
      *share({ you, age }) {
        yield* you.draw(age(3))
      },
    },
    {
      text: 'You may splay your purple cards left.',
      *share({ you }) {
        yield* you.may.splay('purple', 'left')
      },
    },
    {
      text: 'If all your non-purple top cards share an icon other than {c}, claim the Supremacy achievement.',
      *share({ you }) {
        const tops = you.top.not('purple')
        const shared = ICONS.some((icon) => icon !== 'c' && tops.with(icon).count === tops.count)
        if (shared && !tops.isEmpty) yield* you.claim('Supremacy')
      },
    },
  ],
})
