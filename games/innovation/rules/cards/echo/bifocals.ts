import { card } from '../../vocabulary/card'
import { plain, COLORS } from '../../facts/names'

export const bifocals = card({
  name: 'Bifocals',
  set: 'echo',
  age: 6,
  color: 'blue',
  icons: '&hcc',
  dogma: 'c',
  echo: [
    {
      text: 'Return a card from your forecast.',
      *share({ you }) {
        yield* you.return(you.forecast)
      },
    },
  ],
  effects: [
    {
      text: 'Draw and foreshadow a {7}. If Bifocals was foreseen, draw and foreshadow a card of the value of the lowest available standard achievement.',
      *share({ you, age, foreseen }) {
        yield* you.drawAndForeshadow(age(7))
        if (foreseen) yield* you.drawAndForeshadow(you.available.lowest.first?.age ?? plain(0))
      },
    },
    {
      text: 'You may splay your green cards right. If you do, splay one of your colors up.',
      *share({ you }) {
        if (yield* you.may.splay('green', 'right')) yield* you.splay(COLORS, 'up')
      },
    },
  ],
})
