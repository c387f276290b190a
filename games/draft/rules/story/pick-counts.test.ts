import { advance, type Position, start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { cubeDraft } from '../draft-rules'
import { fixtureSettings } from '../testing/draft-fixture'
import type { DraftState } from '../types'
import { type PickCount, pickCounts } from './pick-counts'

/** A draft in which everybody always takes the first card there is. */
function finished(options: Parameters<typeof fixtureSettings>[0]): DraftState {
  let position: Position<DraftState> = start(cubeDraft, fixtureSettings(options)).position
  for (;;) {
    const [request] = cubeDraft.pending(position.state)
    if (request === undefined) return position.state
    const { actor, title, id: requestId, choices } = request
    const [first] = choices
    const selection = first === undefined ? [] : [first]
    position = advance(cubeDraft, position, { actor, title, selection, requestId }).position
  }
}

const of = (counts: readonly PickCount[], name: string, byBots: boolean) =>
  counts.find((count) => count.name === name && count.byBots === byBots)

it('counts who was offered a card, who took it and as which pick of the pack', () => {
  const counts = pickCounts(finished({ names: ['A', 'B'], numPacks: 1, packSize: 3, bots: ['B'] }))
  expect(of(counts, 'A0.1', false)).toMatchObject({ seen: 1, taken: 1, places: 1, sizes: 3, last: 0 })
  expect(of(counts, 'A0.1', true)).toBeUndefined()
  expect(of(counts, 'A0.2', false)).toMatchObject({ seen: 1, taken: 0 })
  expect(of(counts, 'A0.2', true)).toMatchObject({ seen: 1, taken: 1, places: 2, placesSquared: 4 })
  expect(of(counts, 'A0.3', false)).toMatchObject({ seen: 2, taken: 1, places: 3, last: 1 })
  expect(of(counts, 'A0.3', true)).toMatchObject({ seen: 1, taken: 0, last: 0 })
})

it('counts what came back to whoever opened the pack', () => {
  const counts = pickCounts(finished({ names: ['A', 'B'], numPacks: 1, packSize: 3, bots: ['B'] }))
  expect(of(counts, 'A0.2', false)).toMatchObject({ passed: 1, wheeled: 0 })
  expect(of(counts, 'A0.3', false)).toMatchObject({ passed: 1, wheeled: 1 })
  expect(of(counts, 'B0.3', true)).toMatchObject({ passed: 1, wheeled: 1 })
  const never = pickCounts(finished({ names: ['A', 'B', 'C'], numPacks: 1, packSize: 3 }))
  expect(never.every(({ passed }) => passed === 0)).toBe(true)
})

it('counts a card that comes back only after as many picks as a round takes', () => {
  const counts = pickCounts(finished({ names: ['A', 'B'], numPacks: 1, packSize: 6, cardsPerPick: 2 }))
  expect(of(counts, 'A0.2', false)).toMatchObject({ passed: 0, taken: 1 })
  expect(of(counts, 'A0.4', false)).toMatchObject({ passed: 1, wheeled: 0 })
  expect(of(counts, 'A0.5', false)).toMatchObject({ passed: 1, wheeled: 1 })
})

it('counts nothing of a sealed pool: who opens a card did not choose it', () => {
  expect(pickCounts(finished({ names: ['A', 'B'], way: 'sealed' }))).toEqual([])
})

it('adds up to every pick of a draft', () => {
  const shape = { names: ['A', 'B', 'C'], numPacks: 3, packSize: 4, bots: ['C'] }
  const counts = pickCounts(finished(shape))
  const total = (figure: 'seen' | 'taken') => counts.reduce((sum, count) => sum + count[figure], 0)
  expect(total('taken')).toBe(36)
  expect(total('seen')).toBe(9 * (4 + 3 + 2 + 1))
})
