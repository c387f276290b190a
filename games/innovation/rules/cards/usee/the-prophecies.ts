import { higher } from '../../facts/names'
import { card } from '../../vocabulary/card'

export const theProphecies = card({
  name: 'The Prophecies',
  set: 'usee',
  age: 4,
  color: 'blue',
  icons: 'sshs',
  dogma: 's',
  effects: [
    {
      text: 'Either draw and safeguard a {4}, or draw and reveal a card of value one higher than one of your secrets. If you revealed a red or purple card, meld one of your secrets. If you did, safeguard the drawn card.',
      *share({ you, age }) {
        yield* you.either('', {
          [`Draw and safeguard a ${age(4)}`]: () => you.drawAndSafeguard(age(4)),
          'Draw and reveal': you.amongValues(
            you.secrets.values.map((value) => higher(value, 1)),
            function* (value) {
              const revealed = yield* you.drawAndReveal(value)
              if (revealed?.color !== 'red' && revealed?.color !== 'purple') return
              if (yield* you.meld(you.secrets)) yield* you.safeguard(revealed)
            },
          ),
        })
      },
    },
  ],
})
