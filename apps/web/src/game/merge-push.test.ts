import { difference } from '@parlour/kernel'
import { checksumOf, type GamePush, type SerializedGame } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { jsonOf, mergePush, partOf } from './merge-push'

const base = {
  view: { cards: ['a', 'b'] },
  requests: [],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
} as const
const game: SerializedGame = {
  ...base,
  _id: 'g',
  gameId: 'g',
  settings: { name: 'Night', game: 'Toy', createdTimestamp: 1, players: [] },
  responses: [{ seq: 1, actor: 'ann', title: 'Pick', masked: true }],
  branchId: 1,
  seq: 4,
  chat: [],
  log: [],
  lastUpdated: 1,
  checksum: checksumOf(base),
  present: [],
  canUndo: false,
}

function pushTo(after: Partial<SerializedGame>, over: Partial<GamePush> = {}): GamePush {
  const part = partOf({ ...game, ...after })
  const changed = difference(jsonOf(partOf(game)), jsonOf(part))
  const added = [{ seq: 2, actor: 'bob', title: 'Pick', masked: true as const }]
  const change = {
    ...(changed === undefined ? {} : { part: changed }),
    responses: { from: 1, added },
    log: { from: 0, added: [] },
    lastUpdated: 2,
    canUndo: true,
  }
  return { gameId: 'g', base: 4, seq: 5, branchId: 2, change, checksum: checksumOf(part), ...over }
}

describe('mergePush', () => {
  it('brings the page to the version that the push leads to', () => {
    const merged = mergePush(game, pushTo({ view: { cards: ['b'] }, waiting: ['bob'] }))
    expect(merged).toMatchObject({
      kind: 'merged',
      game: { view: { cards: ['b'] }, waiting: ['bob'], seq: 5, branchId: 2, canUndo: true },
    })
    expect(merged.kind === 'merged' && merged.game.responses.map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('passes over a push that the page already holds', () => {
    expect(mergePush(game, pushTo({}, { seq: 4 }))).toEqual({ kind: 'known' })
  })

  it('asks for the whole game when a push was missed', () => {
    expect(mergePush(game, pushTo({}, { base: 5, seq: 6 }))).toEqual({ kind: 'fetch' })
  })

  it('sees that the sums differ', () => {
    expect(mergePush(game, pushTo({ waiting: [] }, { checksum: 1 }))).toEqual({ kind: 'mismatch' })
  })
})
