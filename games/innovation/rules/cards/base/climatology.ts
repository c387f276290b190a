import { card } from '../../vocabulary/card'
import { ICONS } from '../../facts/names'
import { all, exactly } from '../../vocabulary/amount'

export const climatology = card({
  name: 'Climatology',
  age: 11,
  color: 'blue',
  icons: 'lhll',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you return two top cards from your board, each with an icon of my choice other than {l}!',
      *demand({ you, me }) {
        const others = ICONS.filter((other) => other !== 'l')
        const icon = yield* me.chooseIcon(others, 'Choose an icon')
        if (icon) yield* you.return(you.top.with(icon), exactly(2))
      },
    },
    {
      text: 'Return a top card from your board. Return all cards of its value or higher from your score pile.',
      *share({ you }) {
        const returned = yield* you.return(you.top)
        if (!returned) return
        yield* you.return(
          you.scorePile.where(({ age }) => age >= returned.age),
          all,
        )
      },
    },
  ],
})
