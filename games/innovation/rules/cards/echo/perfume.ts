import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const perfume = card({
  name: 'Perfume',
  set: 'echo',
  age: 1,
  color: 'blue',
  icons: '&k1h',
  dogma: 'k',
  echo: [
    {
      text: 'Draw and tuck a {1}. If it has a {k}, repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndTuck(age(1))
        return drawn?.has('k') ? repeat : undefined
      },
    },
  ],
  effects: [
    {
      text: 'I demand you transfer a top card from your board of a value that no top card on my board has to my board! If you do, draw and meld a card of the same value!',
      *demand({ you, me }) {
        const mine = me.top.values
        const others = you.top.where((card) => !mine.includes(card.ageOnBoard))
        const chosen = yield* you.choose(others, { title: 'Choose a card to transfer' })
        const transferred = yield* you.transfer(chosen, me.board)
        if (transferred) yield* you.drawAndMeld(transferred.ageOnBoard)
      },
    },
  ],
})
