import { card } from '../../vocabulary/card'

export const cloaking = card({
  name: 'Cloaking',
  set: 'usee',
  age: 11,
  color: 'red',
  icons: 'hsfs',
  dogma: 's',
  effects: [
    {
      text: 'I demand you transfer one of your claimed standard achievements to my safe!',
      *demand({ you, me }) {
        const title = 'Choose a standard achievement to transfer'
        yield* you.transfer(yield* you.choose(you.standardAchievements, { title }), me.secrets)
      },
    },
  ],
})
