import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const frigateConstitution = card({
  name: 'Frigate Constitution',
  set: 'arti',
  age: 6,
  color: 'red',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to reveal a card from your hand! If you do, and one of my top cards has its value, return it and all cards of its color from your board!',
      *compel({ you, me }) {
        const revealed = yield* you.reveal(you.hand)
        if (!revealed || me.top.ofValue(revealed.age).isEmpty) return
        yield* you.return(revealed)
        yield* you.return(you.stack(revealed.color), all)
      },
    },
  ],
})
