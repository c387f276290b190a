import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const blackMarket = card({
  name: 'Black Market',
  set: 'usee',
  age: 7,
  color: 'green',
  icons: 'hcfc',
  dogma: 'c',
  effects: [
    {
      text: 'You may safeguard a card from your hand. If you do, reveal two available standard achievements. You may meld one of them that has neither {i} nor {p}. Return each of them that you do not meld.',
      *share({ you }) {
        const secret = yield* you.may.safeguard(you.hand)
        if (!secret) return
        const title = 'Choose two available achievements to reveal'
        const revealed = these(...(yield* you.chooseSome(you.available, exactly(2), { title })))
        yield* you.reveal(revealed, all)
        const melded = yield* you.may.meld(revealed.without('i', 'p'))
        yield* you.return(revealed.except(melded), all)
      },
    },
  ],
})
