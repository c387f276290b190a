import { card } from '../../vocabulary/card'

export const battleshipYamato = card({
  name: 'Battleship Yamato',
  set: 'arti',
  age: 8,
  ageOnBoard: 11,
  color: 'red',
  icons: '_h__',
  dogma: 's',
  effects: [],
})
