import { card } from '../../facts/card'

export const robotics = card({
  name: 'Robotics',
  age: 10,
  color: 'red',
  icons: 'hfpf',
  dogma: 'f',
  effects: [],
})
