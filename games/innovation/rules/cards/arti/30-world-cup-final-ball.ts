import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const worldCupFinalBall30 = card({
  name: "'30 World Cup Final Ball",
  set: 'arti',
  age: 8,
  color: 'purple',
  icons: 'llih',
  dogma: 'l',
  effects: [
    {
      text: 'I compel you to return one of your claimed standard achievements!',
      *compel({ you }) {
        yield* you.return(you.standardAchievements)
      },
    },
    {
      text: 'Draw and reveal an {8}. The single player with the highest top card of its color achieves that top card, eligible or not. If they do, repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(8))
        if (!drawn) return
        const { color } = drawn
        const single = you.singleHighest((player) => player.topOf(color)?.ageOnBoard ?? -1)
        const achieved = single && (yield* single.achieve(single.topOf(color), 'regardless'))
        return achieved ? repeat : undefined
      },
    },
  ],
})
