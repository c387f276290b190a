import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const singerModel27 = card({
  name: 'Singer Model 27',
  set: 'arti',
  age: 7,
  color: 'yellow',
  icons: 'hfii',
  dogma: 'i',
  effects: [
    {
      text: 'Tuck a card from your hand. If you do, splay its color up and tuck all cards of that color from your score pile. If you tuck any of those, junk an available standard achievement.',
      *share({ you }) {
        const tucked = yield* you.tuck(you.hand)
        if (!tucked) return
        yield* you.splay(tucked.color, 'up')
        const more = yield* you.tuck(you.scorePile.of(tucked.color), all)
        if (more.length > 0) yield* you.junkAchievement(...you.values)
      },
    },
  ],
})
