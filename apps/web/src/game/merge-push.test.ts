import { difference } from '@parlour/kernel'
import { checksumOf, type GamePush, type SerializedGame, sumAfter } from '@parlour/protocol'
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
  log: [{ type: 'response-received', id: 0, data: { seq: 1, actor: 'ann', title: 'Pick', masked: true } }],
  lastUpdated: 1,
  checksum: checksumOf(base),
  present: [],
  canUndo: false,
}

const answerOf = (seq: number) => ({ seq, actor: 'bob', title: 'Pick', masked: true }) as const
const entryOf = (id: number, seq: number) => ({ type: 'response-received', id, data: answerOf(seq) }) as const

function pushTo(after: Partial<SerializedGame>, over: Partial<GamePush> = {}): GamePush {
  const part = partOf({ ...game, ...after })
  const changed = difference(jsonOf(partOf(game)), jsonOf(part))
  const change = {
    ...(changed === undefined ? {} : { part: { difference: changed, checksum: sumAfter(part, changed) } }),
    log: { from: 1, added: [entryOf(1, 2)] },
    lastUpdated: 2,
    canUndo: true,
  }
  return { gameId: 'g', base: 4, seq: 5, branchId: 2, change, ...over }
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

  it('replaces answers that were taken back or may be read now', () => {
    const { change } = pushTo({})
    if (change === undefined) throw new Error('there is no change')
    const push = pushTo({}, { change: { ...change, log: { from: 0, added: [entryOf(0, 3)] } } })
    expect(mergePush(game, push)).toMatchObject({ game: { responses: [answerOf(3)], log: [entryOf(0, 3)] } })
  })

  it('sees that a part did not become what the server has', () => {
    const push = pushTo({ view: { cards: ['a', 'd', 'e'] } })
    expect(mergePush(game, push)).toMatchObject({ kind: 'merged' })
    const other = { ...base, view: { cards: ['c', 'b'] } }
    expect(mergePush({ ...game, ...other, checksum: checksumOf(other) }, push)).toEqual({ kind: 'mismatch' })
  })

  it('sees that what it holds was never what the server has, also where the push says nothing of it', () => {
    const push = pushTo({ waiting: ['bob'] })
    expect(mergePush({ ...game, view: { cards: ['invented'] } }, push)).toEqual({ kind: 'mismatch' })
    const [merged, next] = [mergePush(game, push), { ...pushTo({ waiting: [] }), base: 5, seq: 6 }]
    if (merged.kind !== 'merged') throw new Error(merged.kind)
    expect(mergePush(merged.game, next)).toMatchObject({ kind: 'merged', game: { waiting: [] } })
  })
})
