import { defined, difference } from '@parlour/kernel'
import { partAsJson } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { gameAt } from '../game/testing/game-store-fixture'
import { pageOf } from './read-moments'

const partWith = (card: string) => ({ ...gameAt(0), view: { cards: [card, 'b'] } })
const change = difference(partAsJson(partWith('a')), partAsJson(partWith('c')))

it('makes each moment of a page from the one before it', () => {
  const { moments, first } = pageOf({
    moments: [
      { seq: 50, logLength: 7, part: partWith('a') },
      { seq: 51, logLength: 9, ...defined({ change }) },
      { seq: 52, logLength: 9 },
    ],
    first: 50,
  })
  expect(moments.map(({ seq, logLength, part }) => [seq, logLength, part.view])).toEqual([
    [50, 7, { cards: ['a', 'b'] }],
    [51, 9, { cards: ['c', 'b'] }],
    [52, 9, { cards: ['c', 'b'] }],
  ])
  expect(first).toBe(50)
})
