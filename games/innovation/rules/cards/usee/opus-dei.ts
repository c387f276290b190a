import { card } from '../../vocabulary/card'

export const opusDei = card({
  name: 'Opus Dei',
  set: 'usee',
  age: 8,
  color: 'purple',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'Reveal the highest card in your score pile. If you do, splay its color on your board up, and safeguard it.',
      *share({ you }) {
        const revealed = yield* you.reveal(you.scorePile.highest)
        if (!revealed) return
        yield* you.splay(revealed.color, 'up')
        yield* you.safeguard(revealed)
      },
    },
    {
      text: 'Draw an {8} for each color on your board that is splayed up.',
      *share({ you, age }) {
        yield* you.draw(age(8), you.splayed('up').length)
      },
    },
  ],
})
