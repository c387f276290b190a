import { card } from '../../vocabulary/card'

export const atm = card({
  name: 'ATM',
  set: 'echo',
  age: 9,
  color: 'yellow',
  icons: 'ch&9',
  dogma: 'c',
  echo: [
    {
      text: 'Draw and score a card of any value.',
      *share({ you }) {
        const value = yield* you.chooseValue()
        if (value !== undefined) yield* you.drawAndScore(value)
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer the highest top non-yellow card without {c} from your board to mine!',
      *demand({ you, me }) {
        yield* you.transfer(you.top.not('yellow').without('c').highest, me.board)
      },
    },
    {
      text: 'You may splay your purple cards up.',
      *share({ you }) {
        yield* you.may.splay('purple', 'up')
      },
    },
    {
      text: 'Junk all cards in the {10} deck.',
      *share({ you, age }) {
        yield* you.junkDeck(age(10))
      },
    },
  ],
})
