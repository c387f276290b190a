import { expect, test } from 'vitest'
import { mapNamed } from '../../rules/facts/map'
import { tableFor } from '../../rules/testing/view-fixture'
import { recentCards, recentPlaces } from './recent-places'

test('locations that the log names, and those that the last answer changed', () => {
  const table = tableFor()
  table.answer('ann', { title: 'Use Power', selection: ['Deploy a Troop'] })
  table.answer('ann', { title: 'Ched Nasad', id: 'map.Ched Nasad' })
  const view = table.view('ann')
  const { locations } = mapNamed(view.map)
  const nameOf = (index: number) => locations[index]?.name
  expect(recentPlaces(view, []).map(nameOf)).toEqual(['Ched Nasad'])
  const args = { where: { value: 'araum-ched', classes: ['zone-name'] } }
  const line = { type: 'log', id: 0, template: 'at {where}', classes: [], indent: 0, args } as const
  expect(recentPlaces(view, [line]).map(nameOf)).toEqual(['Ched Nasad', 'araum-ched'])
})

test('cards that came into the market', () => {
  const args = { card: { value: 'Deathblade', classes: ['card-name'] } }
  const line = { type: 'log', id: 0, template: '{card} comes into the market', indent: 1, args } as const
  expect(
    recentCards([
      { ...line, classes: ['market'] },
      { ...line, classes: ['recruit'] },
    ]),
  ).toEqual(['Deathblade'])
})
