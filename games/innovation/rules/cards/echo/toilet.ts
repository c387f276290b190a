import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const toilet = card({
  name: 'Toilet',
  set: 'echo',
  age: 4,
  color: 'purple',
  icons: '&lhl',
  dogma: 'l',
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
      text: 'I demand you return a card from your score pile of the value of each different bonus on my board!',
      *demand({ you, me }) {
        for (const bonus of new Set(me.bonuses)) {
          const title = `Choose a card of age ${bonus}`
          yield* you.return(you.scorePile.ofValue(plain(bonus)), exactly(1), { title })
        }
      },
    },
    {
      text: 'You may return a card from your hand and draw a card of the same value.',
      *share({ you }) {
        const chosen = yield* you.may.choose(you.hand, { title: 'Choose a card to cycle' })
        const returned = yield* you.return(chosen)
        if (returned) yield* you.draw(returned.age)
      },
    },
  ],
})
