import { randomFrom, seeded, start } from '@parlour/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mapOfTiles } from '../rules/facts/map-of-tiles'
import { dealtLayout, madeConnected } from '../rules/facts/turning'
import { open } from '../rules/testing/open'
import { tyrants } from '../rules/tyrants'
import { screenOf } from './testing/screen-fixture'

afterEach(cleanup)

test('the map setter is asked which tiles to turn, with the map before them', () => {
  const { state } = start(tyrants, {
    game: 'Tyrants of the Underdark',
    name: 'hex',
    seed: 'screen',
    createdTimestamp: 0,
    players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
    expansions: ['drow', 'undead'],
    map: 'hex',
    hex: { layout: 'demonweb-2h', prune: false, code: '' },
    menzoExtraNeutral: true,
    chooseColors: false,
  }).position
  const requests = tyrants.pending(state)
  const setter = requests[0]?.actor ?? ''
  render(
    screenOf({
      view: tyrants.view(state, { seat: setter }),
      requests,
      viewer: setter,
    }),
  )
  const choices = within(screen.getByRole('group', { name: 'Rotate Hex Tiles' }))
  expect(choices.getByRole('button', { name: 'Play on these tiles' })).toBeTruthy()
  expect(choices.getAllByRole('button', { name: /^Turn / })).toHaveLength(7)
  const onMap = within(screen.getByRole('group', { name: 'Map' }))
  expect(onMap.getAllByRole('button', { name: /^Turn [ABC]\d \(/ })).toHaveLength(7)
  expect(screen.getAllByText(/^\d+ links, \d+ dead ends?, all connected$/).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'copy layout' })).toBeTruthy()
})

test('a triad shows how far each player is, and what it pays', () => {
  const layout = { layout: 'demonweb-2h', prune: false } as const
  const tiles = ['B1', 'C1', 'C2', 'A2', 'C3', 'C4', 'B2'].map((tile) => ({ tile, rotation: 0 }))
  const map = mapOfTiles({ ...layout, tiles })
  const [triad] = map.triads ?? []
  const sites = Object.fromEntries((triad?.sites ?? []).map((name) => [name, { troops: ['bob', 'bob'] }]))
  const table = open({ players: ['ann', 'bob'], map, sites }, { checks: false })
  render(screenOf({ view: table.view('ann'), requests: table.pending }))
  const summary = screen.getByText(/^Triad/)
  expect(summary.textContent).toMatch(/ann: none.*bob: control/)
  expect(screen.getByText(/^Fogtown, Gallenghast, Darkflame: /)).toBeTruthy()
  expect(screen.getByText('total control in all three: +2 influence, +2 power, +4 VP')).toBeTruthy()
})

test('locations of a hex map are named by what is printed on the tiles, and gems are listed', () => {
  const random = randomFrom(seeded('labels'))
  const dealt = dealtLayout({ layout: 'demonweb-2h', prune: false }, random)
  const map = mapOfTiles(madeConnected(dealt, random).layout)
  const table = open({ players: ['ann', 'bob'], map }, { checks: false })
  render(screenOf({ view: table.view('ann'), requests: table.pending }))
  const onMap = within(screen.getByRole('group', { name: 'Map' }))
  expect(onMap.getAllByRole('button', { name: /tunnel( \d+)?: free, a gem$/ }).length).toBeGreaterThan(0)
  expect(onMap.queryByRole('button', { name: /^[ABC]\d\./ })).toBeNull()
})
