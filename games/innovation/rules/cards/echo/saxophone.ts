import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const saxophone = card({
  name: 'Saxophone',
  set: 'echo',
  age: 7,
  color: 'purple',
  icons: '7cm7',
  dogma: 'c',
  effects: [
    {
      text: 'You may splay your purple cards up.',
      *share({ you }) {
        yield* you.may.splay('purple', 'up')
      },
    },
    {
      text: 'If the {m} of Bell, Flute, Piano and Saxophone are all visible on any boards, you win. Otherwise, draw a {7} for each {m} that is visible.',
      *share({ you, age }) {
        const visible = you.everyone.flatMap((player) => player.showing('m').list)
        if (['Bell', 'Flute', 'Piano', 'Saxophone'].every((name) => these(...visible).has(name)))
          yield* you.win()
        yield* you.draw(age(7), visible.length)
      },
    },
  ],
})
