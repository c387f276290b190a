import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together, these } from '../../vocabulary/cards'

export const sabotage = card({
  name: 'Sabotage',
  set: 'usee',
  age: 6,
  color: 'yellow',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you draw a {6}! Reveal your hand! Return a card of my choice from it! Tuck your top card of the color of the returned card, and all cards of that color from your score pile!',
      *demand({ you, me, age }) {
        yield* you.draw(age(6))
        yield* you.reveal(you.hand, all)
        const chosen = yield* me.choose(you.hand, { title: 'Choose card(s) to return' })
        const returned = yield* you.return(chosen)
        if (!returned) return
        const { color } = returned
        yield* you.tuck(together(these(you.topOf(color)), you.scorePile.of(color)), all)
      },
    },
  ],
})
