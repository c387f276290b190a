import { card } from '../../vocabulary/card'

export const bartholomewRoberts = card({
  name: 'Bartholomew Roberts',
  set: 'figs',
  age: 5,
  color: 'green',
  icons: 'phc6',
  dogma: 'c',
  karma: [
    {
      text: 'If you would take a Draw action, instead score a top card with a {c} from anywhere.',
      would: 'drawAction',
      *instead({ you }) {
        yield* you.score(you.topCardsOfAll.with('c'))
      },
    },
    {
      text: 'If you would draw a card, first claim an available achievement of its value, regardless of eligibility.',
      would: 'draw',
      *first({ you, value }) {
        yield* you.claimOfValue(value)
      },
    },
  ],
  effects: [],
})
