import { card } from '../../vocabulary/card'

export const smuggling = card({
  name: 'Smuggling',
  set: 'usee',
  age: 3,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a card of the value of your top yellow card and a card of the value of my top yellow card from your score pile to mine!',
      *demand({ you, me }) {
        for (const player of [you, me]) {
          const value = player.topOf('yellow')?.ageOnBoard
          const title = `Transfer a card for ${player.name}`
          yield* you.transfer(yield* you.choose(you.scorePile.ofValue(value), { title }), me.scorePile)
        }
      },
    },
  ],
})
