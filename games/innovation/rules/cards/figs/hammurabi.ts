import { card } from '../../vocabulary/card'

export const hammurabi = card({
  name: 'Hammurabi',
  set: 'figs',
  age: 1,
  color: 'red',
  icons: 'sph2',
  dogma: 's',
  karma: [
    {
      text: 'If a player would make you execute a demand, first execute it yourself on that player.',
      would: 'demand',
      *first({ executeOnLeader }) {
        yield* executeOnLeader()
      },
    },
  ],
  effects: [],
})
