import { plain } from '../../facts/names'
import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const quackery = card({
  name: 'Quackery',
  set: 'usee',
  age: 4,
  color: 'blue',
  icons: 'hsfs',
  dogma: 's',
  effects: [
    {
      text: 'Either score a card from your hand, or draw a {4}.',
      *share({ you, age }) {
        yield* you.either('Choose an option:', {
          [`Draw a ${age(4)}`]: () => you.draw(age(4)),
          Score: you.amongCards(you.hand, (card) => you.score(card)),
        })
      },
    },
    {
      text: 'Reveal and return exactly two cards from your hand. If you do, draw a card of value equal to the number of {l} and {s} on them together.',
      *share({ you }) {
        const chosen = these(
          ...(yield* you.chooseSome(you.hand, exactly(2), { title: 'Choose card(s) to return' })),
        )
        yield* you.reveal(chosen, all)
        const returned = yield* you.return(chosen, all)
        const icons = returned
          .flatMap((card) => [...card.icons])
          .filter((icon) => icon === 'l' || icon === 's')
        if (returned.length === 2) yield* you.draw(plain(icons.length))
      },
    },
  ],
})
