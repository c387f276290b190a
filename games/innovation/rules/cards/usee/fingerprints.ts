import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const fingerprints = card({
  name: 'Fingerprints',
  set: 'usee',
  age: 2,
  color: 'yellow',
  icons: 'lshl',
  dogma: 'l',
  effects: [
    {
      text: 'You may splay your red or yellow cards left.',
      *share({ you }) {
        yield* you.may.splay(['red', 'yellow'], 'left')
      },
    },
    {
      text: 'Safeguard an available achievement of value equal to the number of your splayed colors. Transfer a card of that value from your hand to any board.',
      *share({ you }) {
        const value = plain(you.splayed().length)
        yield* you.safeguardOfValue(value)
        const card = yield* you.choose(you.hand.ofValue(value), { title: 'Choose a card to transfer' })
        if (!card) return
        const receiver = yield* you.choosePlayer(you.everyone, 'Choose a player to transfer card to')
        if (receiver) yield* you.transfer(card, receiver.board)
      },
    },
  ],
})
