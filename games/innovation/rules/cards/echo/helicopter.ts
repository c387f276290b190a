import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { ICONS_WITH_MEAT } from '../../facts/names'

export const helicopter = card({
  name: 'Helicopter',
  set: 'echo',
  age: 9,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'Transfer a top card other than Helicopter from the board of any player to the score pile of its owner. You may return a card from your hand that shares an icon with the transferred card. If you do, repeat this effect.',
      *share({ you }) {
        const tops = you.topCardsOfAll.where(({ name }) => name !== 'Helicopter')
        const chosen = yield* you.choose(tops, { title: 'Choose card(s) to transfer' })
        const owner = you.everyone.find(({ top }) => top.has(chosen))
        const transferred = owner && (yield* you.transfer(chosen, owner.scorePile))
        if (!transferred) return undefined
        const shared = ICONS_WITH_MEAT.filter((icon) => transferred.has(icon))
        const matching = you.hand.where((card) => shared.some((icon) => card.has(icon)))
        return (yield* you.may.return(matching)) ? repeat : undefined
      },
    },
  ],
})
