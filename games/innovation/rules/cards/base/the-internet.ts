import { card } from '../../facts/card'

export const theInternet = card({
  name: 'The Internet',
  age: 10,
  color: 'purple',
  icons: 'hipp',
  dogma: 'p',
  effects: [],
})
