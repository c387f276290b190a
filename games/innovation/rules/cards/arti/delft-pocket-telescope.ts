import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { ICONS_WITH_MEAT } from '../../facts/names'
import { these } from '../../vocabulary/cards'
import { repeat } from '../../vocabulary/effect'

export const delftPocketTelescope = card({
  name: 'Delft Pocket Telescope',
  set: 'arti',
  age: 4,
  color: 'blue',
  icons: 'fhss',
  dogma: 's',
  effects: [
    {
      text: 'Reveal a card from your score pile and return it. If you do, draw a {5} and a {6}, then reveal one of them that has an icon of the returned card. If you cannot, return the drawn cards and repeat this effect.',
      *share({ you, age }) {
        const revealed = yield* you.reveal(you.scorePile)
        const returned = yield* you.return(revealed)
        if (!returned) return undefined
        const drawn = [yield* you.draw(age(5)), yield* you.draw(age(6))]
        const icons = ICONS_WITH_MEAT.filter((icon) => returned.has(icon))
        const alike = these(...drawn).where((card) => icons.some((icon) => card.has(icon)))
        if (alike.isEmpty) {
          yield* you.return(these(...drawn), all)
          return repeat
        }
        yield* you.reveal(alike)
        return undefined
      },
    },
  ],
})
