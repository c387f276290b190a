import { card } from '../../vocabulary/card'

export const charlesDarwin = card({
  name: 'Charles Darwin',
  set: 'figs',
  age: 7,
  color: 'blue',
  icons: 'p8hs',
  dogma: 's',
  karma: [
    {
      text: 'You may issue the Advancement decree with any two figures.',
      reads: { decreeForTwo: 'Advancement' },
    },
    {
      text: 'If you would claim an achievement, first you win if nobody else has more achievements than you. Otherwise draw an {8}.',
      would: 'achieve',
      *first({ you, age }) {
        const leads = you.others.every((other) => other.achievements <= you.achievements)
        if (leads) yield* you.win()
        yield* you.draw(age(8))
      },
    },
  ],
  effects: [],
})
