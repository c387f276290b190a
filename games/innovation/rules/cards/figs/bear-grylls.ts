import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const bearGrylls = card({
  name: 'Bear Grylls',
  set: 'figs',
  age: 11,
  color: 'green',
  icons: 'hllp',
  dogma: 'l',
  karma: [
    {
      text: 'When you meld this card, junk all cards that are not achievements and in no deck. Bring in the {0} deck. Draw a {0}.',
      *onMeld({ you, age }) {
        for (const player of you.everyone) {
          yield* you.junk(together(player.allCards, player.display), all, { order: 'never' })
          yield* player.returnMuseums()
        }
        yield* you.bringInZero()
        yield* you.draw(age(0))
      },
    },
  ],
  effects: [],
})
