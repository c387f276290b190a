import { card } from '../../vocabulary/card'

export const puppet = card({
  name: 'Puppet',
  set: 'echo',
  age: 1,
  color: 'purple',
  icons: 'hk3k',
  dogma: 'k',
  effects: [
    {
      text: 'Junk an available achievement of the value of a card in your score pile.',
      *share({ you }) {
        yield* you.junkAchievement(...you.scorePile.values)
      },
    },
  ],
})
