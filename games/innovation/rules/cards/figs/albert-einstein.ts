import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const albertEinstein = card({
  name: 'Albert Einstein',
  set: 'figs',
  age: 8,
  color: 'blue',
  icons: 'hsp8',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: "If you would take a Draw action, first reveal and meld all cards with a {s} or {i} from each player's hand.",
      would: 'drawAction',
      *first({ you }) {
        const cards = together(...you.everyone.map(({ hand }) => hand)).with('s', 'i')
        yield* you.reveal(cards, all, { order: 'never' })
        yield* you.meld(cards, all)
      },
    },
  ],
  effects: [],
})
