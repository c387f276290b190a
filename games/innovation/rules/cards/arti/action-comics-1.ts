import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const actionComics1 = card({
  name: 'Action Comics #1',
  set: 'arti',
  age: 8,
  color: 'yellow',
  icons: 'hiis',
  dogma: 'i',
  effects: [
    {
      text: 'I compel you to draw and reveal an {8}! If it is green, achieve Action Comics #1 if that is a top card! Otherwise, if it has a {i}, return it, and if your top card of its color has a {i}, transfer that card to my achievements and repeat this effect!',
      *compel({ you, me, age, self }) {
        const drawn = yield* you.drawAndReveal(age(8))
        if (drawn?.color === 'green' && you.topCardsOfAll.has(self)) yield* you.achieve(self, 'regardless')
        if (!drawn?.has('i') || drawn.color === 'green') return
        yield* you.return(drawn)
        const top = you.topOf(drawn.color)
        if (!top?.has('i')) return
        yield* you.transfer(top, me.standardAchievements)
        return repeat
      },
    },
  ],
})
