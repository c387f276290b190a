import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const pressureCooker = card({
  name: 'Pressure Cooker',
  set: 'echo',
  age: 5,
  color: 'yellow',
  icons: '5hss',
  dogma: 's',
  effects: [
    {
      text: 'If Pressure Cooker was foreseen, meld all cards from your hand.',
      *share({ you, foreseen }) {
        if (foreseen) yield* you.meld(you.hand, all)
      },
    },
    {
      text: 'Return all cards from your hand. For each top card with a bonus on your board, draw a card of the value of that bonus, and junk an available achievement of that value.',
      *share({ you }) {
        yield* you.return(you.hand, all)
        const values = you.top.list.flatMap(({ bonuses }) => bonuses.slice(0, 1)).map(plain)
        yield* you.drawEach(values, { then: (value) => you.junkAchievement(value) })
      },
    },
  ],
})
