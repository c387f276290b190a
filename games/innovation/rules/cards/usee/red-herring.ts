import { card } from '../../vocabulary/card'

export const redHerring = card({
  name: 'Red Herring',
  set: 'usee',
  age: 6,
  color: 'red',
  icons: 'chcc',
  dogma: 'c',
  effects: [
    {
      text: 'Splay your red cards left, right or up.',
      *share({ you }) {
        if (you.stack('red').count < 2) return
        const directions = (['left', 'right', 'up'] as const).filter((one) => one !== you.splayOf('red'))
        const branches = directions.map(
          (direction) => [direction, () => you.splay('red', direction)] as const,
        )
        yield* you.either('Choose a direction to splay red', Object.fromEntries(branches))
      },
    },
    {
      text: 'Draw and tuck a {6}. If its color on your board is splayed in the direction of your red cards, splay that color up. Otherwise, unsplay that color.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(6))
        if (!tucked) return
        const splay = you.splayOf(tucked.color)
        if (splay !== 'none' && splay === you.splayOf('red')) yield* you.splay(tucked.color, 'up')
        else yield* you.unsplay(tucked.color)
      },
    },
  ],
})
