import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const machineGun = card({
  name: 'Machine Gun',
  set: 'echo',
  age: 7,
  color: 'red',
  icons: 'ff&h',
  dogma: 'f',
  echo: [
    {
      text: 'If you have five top cards, draw and score a {7}.',
      *share({ you, age }) {
        if (you.top.count === 5) yield* you.drawAndScore(age(7))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer your top card of each color with a bonus from your board to my score pile! If you transfer any, junk four available achievements and draw a {7}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(
          you.top.where(({ bonuses }) => bonuses.length > 0),
          me.scorePile,
          all,
        )
        if (transferred.length === 0) return
        yield* you.junkAvailable(4)
        yield* you.draw(age(7))
      },
    },
    {
      text: 'Return your top card of each non-red color.',
      *share({ you }) {
        yield* you.return(you.top.not('red'), all)
      },
    },
  ],
})
