import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const musksTeslaRoadster = card({
  name: "Musk's Tesla Roadster",
  set: 'arti',
  age: 10,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'If your score pile has more cards than that of each opponent, you win. Otherwise, draw and reveal an {11}. Score all cards of its color from your board. If you do, return the drawn card. Otherwise, meld it.',
      *share({ you, age }) {
        const { count } = you.scorePile
        if (you.opponents.every(({ scorePile }) => scorePile.count < count)) yield* you.win()
        const drawn = yield* you.drawAndReveal(age(11))
        if (!drawn) return
        const scored = yield* you.score(you.stack(drawn.color), all)
        if (scored.length > 0) yield* you.return(drawn)
        else yield* you.meld(drawn)
      },
    },
  ],
})
