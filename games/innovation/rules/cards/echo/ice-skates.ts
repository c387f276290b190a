import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const iceSkates = card({
  name: 'Ice Skates',
  set: 'echo',
  age: 1,
  color: 'green',
  icons: 'kchc',
  dogma: 'c',
  effects: [
    {
      text: 'If Ice Skates was foreseen, junk all cards in the 1 deck and in the 2 deck.',
      *share({ you, foreseen }) {
        if (!foreseen) return
        yield* you.junkDeck(plain(1))
        yield* you.junkDeck(plain(2))
      },
    },
    {
      text: 'Return up to two cards from your hand. For each card you returned, either draw and meld a {2}, or draw and foreshadow a {3}. Return your highest top card.',
      *share({ you, age }) {
        const returned = yield* you.return(you.hand, upTo(2))
        for (let done = 0; done < returned.length; done += 1) {
          yield* you.either('', {
            [`draw and meld a {${age(2)}}`]: () => you.drawAndMeld(age(2)),
            [`draw and foreshadow a {${age(3)}}`]: () => you.drawAndForeshadow(age(3)),
          })
        }
        yield* you.return(you.top.highest)
      },
    },
  ],
})
