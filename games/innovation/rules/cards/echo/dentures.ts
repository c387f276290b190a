import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { all } from '../../vocabulary/amount'

export const dentures = card({
  name: 'Dentures',
  set: 'echo',
  age: 6,
  color: 'yellow',
  icons: '&ffh',
  dogma: 'f',
  echo: [
    {
      text: 'Draw and tuck a {6}.',
      *share({ you, age, notes }) {
        notes.remember(you, yield* you.drawAndTuck(age(6)))
      },
    },
  ],
  effects: [
    {
      text: 'Score the top two cards, but not the bottom one, of the color of the card you last tucked due to Dentures. If there are none to score, draw and tuck a {6}, then repeat this effect.',
      *share({ you, age, notes }) {
        const last = notes.remembered(you).at(-1)
        if (!last) return undefined
        const stack = you.stack(last.color)
        const scorable = stack.except(stack.last).take(2)
        if (!scorable.isEmpty) return void (yield* you.score(scorable, all))
        const tucked = yield* you.drawAndTuck(age(6))
        notes.remember(you, tucked)
        return tucked ? repeat : undefined
      },
    },
    {
      text: 'You may splay your blue cards right.',
      *share({ you }) {
        yield* you.may.splay('blue', 'right')
      },
    },
  ],
})
