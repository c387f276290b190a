import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const petitionOfRight = card({
  name: 'Petition of Right',
  set: 'arti',
  age: 4,
  color: 'blue',
  icons: 'shcs',
  dogma: 's',
  effects: [
    {
      text: 'I compel you to transfer a card from your score pile to mine for each color on your board with a {k}!',
      *compel({ you, me }) {
        yield* you.transfer(you.scorePile, me.scorePile, exactly(you.colorsWith('k').length))
      },
    },
    {
      text: 'Junk an available achievement whose value is the number of {k} on your board.',
      *share({ you }) {
        yield* you.junkAchievement(you.icons('k'))
      },
    },
  ],
})
