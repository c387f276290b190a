import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const exxonValdez = card({
  name: 'Exxon Valdez',
  set: 'arti',
  age: 10,
  color: 'red',
  icons: 'fhff',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to junk all your cards, achievements included! You lose!',
      *compel({ you }) {
        yield* you.junk(together(you.allCards, you.display), all, { order: 'never' })
        yield* you.returnMuseums()
        yield* you.junkClaimed()
        yield* you.lose()
      },
    },
  ],
})
