import { card } from '../../vocabulary/card'

export const bangle = card({
  name: 'Bangle',
  set: 'echo',
  age: 1,
  color: 'red',
  icons: 'hk&1',
  dogma: 'k',
  echo: [
    {
      text: 'Tuck a {1} from your hand.',
      *share({ you, age }) {
        yield* you.tuck(you.hand.ofValue(age(1)))
      },
    },
  ],
  effects: [
    {
      text: 'Either draw and foreshadow a {2}, or tuck a {2} from your forecast.',
      *share({ you, age }) {
        const twos = you.forecast.ofValue(age(2))
        yield* you.either('', {
          'Draw and foreshadow': () => you.drawAndForeshadow(age(2)),
          ...(twos.isEmpty ? {} : { 'Tuck from forecast': () => you.tuck(twos) }),
        })
      },
    },
    {
      text: 'If you have no cards in your forecast, draw and foreshadow a {3}.',
      *share({ you, age }) {
        if (you.forecast.isEmpty) yield* you.drawAndForeshadow(age(3))
      },
    },
  ],
})
