import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'
import { all } from '../../vocabulary/amount'

export const johannesVermeer = card({
  name: 'Johannes Vermeer',
  set: 'figs',
  age: 5,
  color: 'purple',
  icons: '5hpc',
  dogma: 'c',
  karma: [
    {
      text: 'If you would claim a standard achievement with the Achieve action, first claim an available achievement of value one higher, regardless of eligibility.',
      would: 'achieve',
      when: ({ standardByAction }) => standardByAction,
      *first({ you, achievement }) {
        if (achievement.kind === 'card') yield* you.claimOfValue(higher(achievement.age, 1))
      },
    },
    {
      text: 'If you would meld a card, first score all cards of a color on your board.',
      would: 'meld',
      *first({ you }) {
        const color = yield* you.chooseColor(you.colors)
        if (color) yield* you.score(you.stack(color), all)
      },
    },
  ],
  effects: [],
})
