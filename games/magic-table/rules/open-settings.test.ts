import { expect, it } from 'vitest'
import { magicTable } from './table-rules'
import type { TableSettings } from './types'

it('of teams all may read those of the players, and nothing else', () => {
  const players = ['ann', 'bob'].map((name) => ({ _id: name, name }))
  const settings: TableSettings = {
    game: 'Magic',
    name: 'table',
    seed: 's',
    createdTimestamp: 0,
    players,
    format: 'Constructed',
  }
  expect(magicTable.openSettings({ ...settings, dealByHand: false })).toMatchObject({ dealByHand: false })
  const teams = { ann: 'us', planned: 'a secret' }
  expect(magicTable.openSettings({ ...settings, teams })).toMatchObject({ teams: { ann: 'us' } })
  expect(JSON.stringify(magicTable.openSettings({ ...settings, teams }))).not.toContain('a secret')
})
