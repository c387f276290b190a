import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const cabal = card({
  name: 'Cabal',
  set: 'usee',
  age: 5,
  color: 'red',
  icons: 'hffc',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer all cards of the values of my secrets from your hand to my score pile! Draw a {5}!',
      *demand({ you, me, age }) {
        yield* you.transfer(you.hand.ofValue(...me.secrets.values), me.scorePile, all)
        yield* you.draw(age(5))
      },
    },
    {
      text: 'Safeguard an available achievement of the value of a top card on your board.',
      *share({ you }) {
        yield* you.safeguard(you.available.ofValue(...you.top.values))
      },
    },
  ],
})
