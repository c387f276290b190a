import { card } from '../../vocabulary/card'

export const emperorMeiji = card({
  name: 'Emperor Meiji',
  set: 'figs',
  age: 7,
  color: 'purple',
  icons: 'hiip',
  dogma: 'i',
  karma: [
    {
      text: 'If you would meld a {10} and have top cards of five different values, instead you win.',
      would: 'meld',
      when: ({ you, card, age }) => card.age === age(10) && you.top.values.length === 5,
      *instead({ you }) {
        yield* you.win()
      },
    },
    {
      text: "On your turn, until your second action, each card in an opponent's hand counts as being in your hand.",
      reads: {
        hand: (you) =>
          you.isCurrent && you.actionNumber < 2 ? you.opponents.flatMap(({ hand }) => hand.list) : [],
      },
    },
  ],
  effects: [],
})
