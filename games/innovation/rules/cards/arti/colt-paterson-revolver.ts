import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const coltPatersonRevolver = card({
  name: 'Colt Paterson Revolver',
  set: 'arti',
  age: 7,
  color: 'yellow',
  icons: 'fhfc',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to reveal your hand! Draw and reveal a {7}! If another card in your hand has its color, return your whole hand and your whole score pile!',
      *compel({ you, age }) {
        yield* you.reveal(you.hand, all)
        const drawn = yield* you.drawAndReveal(age(7))
        if (!drawn || you.hand.except(drawn).of(drawn.color).isEmpty) return
        yield* you.return(you.hand, all)
        yield* you.return(you.scorePile, all)
      },
    },
  ],
})
