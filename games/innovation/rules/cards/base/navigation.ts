import { card } from '../../vocabulary/card'

export const navigation = card({
  name: 'Navigation',
  age: 4,
  color: 'green',
  icons: 'hccc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer a {2} or a {3} from your score pile to mine!',
      *demand({ you, me, age }) {
        yield* you.transfer(you.scorePile.ofValue(age(2), age(3)), me.scorePile)
      },
    },
  ],
})
