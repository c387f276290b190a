import { expect, it } from 'vitest'
import { lobbyFacts } from './lobby-facts'

const users = [
  { _id: 'a', name: 'ann' },
  { _id: 'b', name: 'bob' },
]
const told = (options: Parameters<typeof lobbyFacts>[0]) =>
  Object.fromEntries(lobbyFacts(options, { users }).map(({ name, value }) => [name, value]))

it('names half-decks and map, or says that they are not chosen or drawn', () => {
  expect(told({})).toMatchObject({ 'Half-decks': 'not chosen yet', Map: 'not chosen yet' })
  expect(told({ expansions: ['undead', 'drow'], map: 'base-2' })).toMatchObject({
    'Half-decks': 'Drow and Undead',
    Map: 'base-2: 2 players, the center',
  })
  expect(told({ randomizeExpansions: true })).toMatchObject({
    'Half-decks': 'two, drawn when the game starts',
  })
  expect(told({ map: 'hex' }).Map).toBe('demonweb-2: 2 players, 9 tiles, dealt when the game starts')
  expect(told({ map: 'own' }).Map).toBe('not chosen yet')
})

it('tells what is set beside them', () => {
  expect(told({ houseCards: true, chooseColors: false })).toMatchObject({
    Colors: 'everybody gets one',
    Also: 'extra neutral in Menzoberranzan, house cards',
  })
  expect(told({ menzoExtraNeutral: false })).not.toHaveProperty('Also')
})
