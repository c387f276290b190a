import { Refusal } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { open } from './testing/open'

it('asks each in turn until the goal, and then all in secret', () => {
  const table = open({ players: ['ann', 'bob'], total: 7 })
  table.answer('ann', '2')
  expect(() => table.answer('ann', '1')).toThrow(Refusal)
  table.answer('bob', '3')
  expect(table.pending.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['bid', 'ann'],
    ['bid', 'bob'],
  ])
  table.answer('bob', 'high')
  expect([table.view('bob').bid, table.view('ann').bid, table.view().bids]).toEqual(['high', null, null])
  table.answer('ann', 'low')
  expect(table.outcome?.winners).toEqual(['ann'])
  expect(table.view().bids).toEqual({ ann: 'low', bob: 'high' })
  expect(table.differences({ total: 12 })).toEqual([])
})
