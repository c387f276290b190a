import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const oars = card({
  name: 'Oars',
  age: 1,
  color: 'red',
  icons: 'kchk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer a card with a {c} from your hand to my score pile, and if you do, draw a {1} and repeat this effect!',
      *demand({ you, me, age, notes }) {
        const transferred = yield* you.transfer(you.hand.with('c'), me.scorePile)
        if (!transferred) return
        notes.note('transferred')
        yield* you.draw(age(1))
        return repeat
      },
    },
    {
      text: 'If the demand transferred no card, draw a {1}.',
      *share({ you, age, notes }) {
        if (!notes.noted('transferred')) yield* you.draw(age(1))
      },
    },
  ],
})
