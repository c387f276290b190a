import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { all } from '../../vocabulary/amount'

export const coke = card({
  name: 'Coke',
  set: 'echo',
  age: 5,
  color: 'red',
  icons: '&ffh',
  dogma: 'f',
  echo: [
    {
      text: 'Draw and tuck a {4}.',
      *share({ you, age }) {
        yield* you.drawAndTuck(age(4))
      },
    },
  ],
  effects: [
    {
      text: 'Draw and reveal a {6}. If it has a {f}, meld it and repeat this effect. Otherwise, foreshadow it.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(6))
        if (!drawn?.has('f')) return void (yield* you.foreshadow(drawn))
        yield* you.meld(drawn)
        return repeat
      },
    },
    {
      text: 'If Coke was foreseen, score your top card of each non-red color.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.score(you.top.not('red'), all)
      },
    },
  ],
})
