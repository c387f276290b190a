import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const barcode = card({
  name: 'Barcode',
  set: 'echo',
  age: 10,
  color: 'green',
  icons: 'ffhf',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you return a card of matching value from your score pile for each bonus on your board!',
      *demand({ you }) {
        for (let rest = you.bonuses; ; ) {
          const matching = you.scorePile.where((card) => rest.includes(card.age))
          const chosen = yield* you.choose(matching, { title: 'Choose a card to return next' })
          if (!chosen) return
          yield* you.return(chosen)
          rest = rest.toSpliced(rest.indexOf(chosen.age), 1)
        }
      },
    },
    {
      text: 'You may splay one of your colors up. If Barcode was foreseen, splay all your colors up.',
      *share({ you, foreseen }) {
        yield* you.may.splay(COLORS, 'up')
        if (!foreseen) return
        for (const color of COLORS) yield* you.splay(color, 'up')
      },
    },
  ],
})
