import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const blackmail = card({
  name: 'Blackmail',
  set: 'usee',
  age: 4,
  color: 'green',
  icons: 'hffl',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you reveal your hand! Meld a revealed card of my choice! Reveal your score pile! Self-execute a card of my choice that this effect revealed, and do all in it that is optional!',
      *demand({ you, me }) {
        const { hand } = you
        yield* you.reveal(hand, all)
        yield* you.meld(yield* me.choose(hand, { title: 'Choose a card for your opponent to meld' }))
        const { scorePile } = you
        yield* you.reveal(scorePile, all)
        const title = 'Choose a card to force opponent to self-execute'
        const card = yield* me.choose(together(hand, scorePile), { title })
        yield* you.selfExecute(card, { must: true })
      },
    },
  ],
})
