import { randomFrom, seeded } from '@parlour/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { layoutText } from '../rules/facts/layout-text'
import { dealtLayout, madeConnected } from '../rules/facts/turning'
import { WORLD_MAPS } from '../rules/facts/world-maps'
import { lobbyFacts } from './lobby-facts'

afterEach(cleanup)

const users = [
  { _id: 'a', name: 'ann' },
  { _id: 'b', name: 'bob' },
]
const factsOf = (options: Parameters<typeof lobbyFacts>[0]) =>
  Object.fromEntries(lobbyFacts(options, { users }).map(({ name, value }) => [name, value]))

it('names half-decks and map, or says that they are not chosen or drawn', () => {
  expect(factsOf({})).toMatchObject({ 'Half-decks': 'not chosen yet', Map: 'not chosen yet' })
  expect(factsOf({ expansions: ['undead', 'drow'], map: 'base-2' })).toMatchObject({
    'Half-decks': 'Drow and Undead',
    Map: 'base-2: 2 players, the center',
  })
  expect(factsOf({ randomizeExpansions: true })).toMatchObject({
    'Half-decks': 'two, drawn when the game starts',
  })
  expect(factsOf({ map: 'own' }).Map).toBe('not chosen yet')
})

it('shows an own map and one of tiles, which whoever looks cannot change', async () => {
  const [ownMap] = WORLD_MAPS.values()
  render(factsOf({ map: 'own', ownMap: JSON.parse(JSON.stringify(ownMap)) }).Map)
  expect(await screen.findByRole('img', { name: new RegExp(`^The map ${ownMap?.name}: `) })).toBeTruthy()
  cleanup()
  const { container } = render(factsOf({ map: 'hex' }).Map)
  expect(container.textContent).toContain('demonweb-2: 2 players, 9 tiles, dealt when the game starts')
  expect(await screen.findByRole('img', { name: 'The layout demonweb-2: 2 players, 9 tiles' })).toBeTruthy()
  cleanup()
  const random = randomFrom(seeded('a map of tiles'))
  const layout = madeConnected(dealtLayout({ layout: 'demonweb-2', prune: false }, random), random).layout
  render(factsOf({ map: 'hex', hex: { layout: 'demonweb-2', prune: false, code: layoutText(layout) } }).Map)
  expect(await screen.findByRole('img', { name: /^The map / })).toBeTruthy()
  expect(screen.queryByText('turn and exchange tiles')).toBeNull()
})

it('lists the other settings beside them', () => {
  expect(factsOf({ map: 'base-2', houseCards: true, chooseColors: false })).toMatchObject({
    Colors: 'everybody gets one',
    Also: 'extra neutral in Menzoberranzan, house cards',
  })
  expect(factsOf({ map: 'hex' })).not.toHaveProperty('Also')
  expect(factsOf({ map: 'base-2', menzoExtraNeutral: false })).not.toHaveProperty('Also')
})
