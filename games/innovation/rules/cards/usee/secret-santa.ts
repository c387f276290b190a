import { card } from '../../vocabulary/card'

export const secretSanta = card({
  name: 'Secret Santa',
  set: 'usee',
  age: 10,
  color: 'red',
  icons: 'sshp',
  dogma: 's',
  effects: [
    {
      text: 'I demand you meld a card from my score pile!',
      *demand({ you, me }) {
        yield* you.meld(me.scorePile)
      },
    },
    {
      text: 'Draw and score three {10}.',
      *share({ you, age }) {
        yield* you.drawAndScore(age(10), 3)
      },
    },
  ],
})
