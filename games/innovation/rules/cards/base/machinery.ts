import { card } from '../../vocabulary/card'

export const machinery = card({
  name: 'Machinery',
  age: 3,
  color: 'yellow',
  icons: 'llhk',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you exchange all cards of your hand with all the highest cards of mine!',
      *demand({ you, me }) {
        yield* you.exchange(you.hand, me.hand.highest)
      },
    },
    {
      text: 'Score a card with a {k} from your hand.',
      *share({ you }) {
        yield* you.score(you.hand.with('k'))
      },
    },
    {
      text: 'You may splay your red cards left.',
      *share({ you }) {
        yield* you.may.splay('red', 'left')
      },
    },
  ],
})
