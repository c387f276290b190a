import { card } from '../../vocabulary/card'
import type { Cards } from '../../vocabulary/cards'

export const deepfake = card({
  name: 'Deepfake',
  set: 'echo',
  age: 11,
  color: 'purple',
  icons: 'hspp',
  dogma: 'p',
  effects: [
    {
      text: 'If it is your turn, transfer a top card from any board to your board, then super-execute a top card on your board other than Deepfake. If the transferred card is still a top card, transfer it to its original board.',
      *share({ you }) {
        if (!you.isCurrent) return
        const others = (cards: Cards) => cards.where(({ name }) => name !== 'Deepfake')
        // Where it lies on this board already, it cannot be transferred there.
        const movable = you.topCardsOfAll.except(...you.top.where(({ name }) => name === 'Deepfake'))
        const chosen = yield* you.choose(movable, { title: 'Choose a card to transfer' })
        const owner = you.everyone.find(({ top }) => top.has(chosen))
        const transferred = yield* you.transfer(chosen, you.board)
        yield* you.superExecute(others(you.top))
        if (transferred && owner && you.topCardsOfAll.has(transferred))
          yield* you.transfer(transferred, owner.board)
      },
    },
  ],
})
