import { card } from '../../vocabulary/card'

export const illuminati = card({
  name: 'Illuminati',
  set: 'usee',
  age: 6,
  color: 'purple',
  icons: 'shss',
  dogma: 's',
  effects: [
    {
      text: 'Reveal a card from your hand. Splay its color on your board right. Safeguard your top card of that color. If you do, safeguard an available achievement of value one higher than that secret.',
      *share({ you }) {
        const revealed = yield* you.reveal(you.hand)
        if (!revealed) return
        yield* you.splay(revealed.color, 'right')
        const secret = yield* you.safeguard(you.topOf(revealed.color))
        if (secret) yield* you.safeguardOfValue(secret.age + 1)
      },
    },
  ],
})
