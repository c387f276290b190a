import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const translation = card({
  name: 'Translation',
  age: 3,
  color: 'blue',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'You may meld all cards from your score pile, but not only some of them.',
      *share({ you }) {
        if (you.scorePile.isEmpty) return
        if (!(yield* you.may.agrees('Meld all cards in your score pile?'))) return
        yield* you.meld(you.scorePile, all)
      },
    },
    {
      text: 'If each of your top cards has a {c}, claim the World achievement.',
      *share({ you }) {
        if (you.top.without('c').isEmpty) yield* you.claim('World')
      },
    },
  ],
})
