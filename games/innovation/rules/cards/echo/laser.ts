import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'

export const laser = card({
  name: 'Laser',
  set: 'echo',
  age: 9,
  color: 'blue',
  icons: 'sshl',
  dogma: 's',
  effects: [
    {
      text: 'Return four cards from your score pile. Return all available standard achievements.',
      *share({ you }) {
        yield* you.return(you.scorePile, exactly(4))
        yield* you.return(you.available, all)
      },
    },
    {
      text: 'Draw and foreshadow an {11}. Draw and meld a {10}. If Laser was foreseen, draw and meld an {11}.',
      *share({ you, age, foreseen }) {
        yield* you.drawAndForeshadow(age(11))
        yield* you.drawAndMeld(age(10))
        if (foreseen) yield* you.drawAndMeld(age(11))
      },
    },
  ],
})
