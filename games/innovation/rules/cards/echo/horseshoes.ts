import { card } from '../../vocabulary/card'

export const horseshoes = card({
  name: 'Horseshoes',
  set: 'echo',
  age: 2,
  color: 'red',
  icons: 'h2&k',
  dogma: 'k',
  echo: [
    {
      text: 'Draw and foreshadow a {2} or {3}.',
      *share({ you, age }) {
        const value = yield* you.chooseValue([age(2), age(3)])
        if (value !== undefined) yield* you.drawAndForeshadow(value)
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer a top card that has neither {k} nor {f} from your board to mine! If you do, draw and meld a {2}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.top.without('k', 'f'), me.board)
        if (transferred) yield* you.drawAndMeld(age(2))
      },
    },
  ],
})
