import { card } from '../../vocabulary/card'

export const marieCurie = card({
  name: 'Marie Curie',
  set: 'figs',
  age: 8,
  color: 'blue',
  icons: 'fphf',
  dogma: 'f',
  karma: [
    {
      text: 'Each different value above 6 in your score pile counts as an achievement.',
      reads: { extraAchievements: (you) => you.scorePile.values.filter((value) => value > 6).length },
    },
    {
      text: 'If you would draw a card of a value that is not in your hand, first draw a {9}.',
      would: 'draw',
      when: ({ you, value }) => you.hand.ofValue(value).isEmpty,
      *first({ you, age }) {
        yield* you.draw(age(9))
      },
    },
  ],
  effects: [],
})
