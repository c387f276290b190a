import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const treatyOfKadesh = card({
  name: 'Treaty of Kadesh',
  set: 'arti',
  age: 1,
  color: 'blue',
  icons: 'ckhk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to return your top card of each color that has a demand effect!',
      *compel({ you }) {
        yield* you.return(
          you.top.where(({ demands }) => demands),
          all,
        )
      },
    },
    {
      text: 'Score a top card with a demand effect from your board that is not blue.',
      *share({ you }) {
        yield* you.score(you.top.not('blue').where(({ demands }) => demands))
      },
    },
  ],
})
