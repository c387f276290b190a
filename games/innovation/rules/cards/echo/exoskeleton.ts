import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const exoskeleton = card({
  name: 'Exoskeleton',
  set: 'echo',
  age: 11,
  color: 'red',
  icons: 'fhif',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer all cards but the lowest from your hand to my score pile!',
      *demand({ you, me }) {
        yield* you.transfer(you.hand.except(...you.hand.lowest.list), me.scorePile, all)
      },
    },
    {
      text: 'You may achieve a card from the hand of any player, if eligible. If you do, and Exoskeleton was foreseen, repeat this effect.',
      *share({ you, foreseen }) {
        const hands = together(...you.everyone.map(({ hand }) => hand))
        const achieved = yield* you.may.achieve(hands, 'ifEligible')
        return achieved && foreseen ? repeat : undefined
      },
    },
  ],
})
