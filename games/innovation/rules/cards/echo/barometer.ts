import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'
import { all } from '../../vocabulary/amount'

export const barometer = card({
  name: 'Barometer',
  set: 'echo',
  age: 4,
  color: 'yellow',
  icons: 'l&lh',
  dogma: 'l',
  echo: [
    {
      text: 'Transfer a card of value 5 from your forecast to your hand.',
      *share({ you }) {
        yield* you.transfer(you.forecast.ofValue(plain(5)), you.hand)
      },
    },
  ],
  effects: [
    {
      text: 'Draw and foreshadow a card of value two higher than a bonus on any board, if there is one.',
      *share({ you }) {
        const bonuses = you.everyone.flatMap((player) => player.bonuses)
        const value = yield* you.chooseValue(bonuses.map((bonus) => bonus + 2))
        if (value !== undefined) yield* you.drawAndForeshadow(value)
      },
    },
    {
      text: 'You may return all cards in your forecast. If any of them were blue, claim the Destiny achievement.',
      *share({ you }) {
        if (!(yield* you.may.agrees('Return all card from your forecast?'))) return
        const returned = yield* you.return(you.forecast, all)
        if (returned.some(({ color }) => color === 'blue')) yield* you.claim('Destiny')
      },
    },
  ],
})
