import { difference, lineFor, logLine } from '@parlour/kernel'
import { checksumOf, type GamePush, pushedEntry, type SerializedGame, sumAfter } from '@parlour/protocol'
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

function pushTo(after: Partial<SerializedGame>, over: Partial<GamePush> = {}): GamePush {
  const part = partOf({ ...game, ...after })
  const changed = difference(jsonOf(partOf(game)), jsonOf(part))
  const change = {
    ...(changed === undefined ? {} : { part: { difference: changed, checksum: sumAfter(part, changed) } }),
    log: { from: 1, added: [{ data: answerOf(2) }] },
    lastUpdated: 2,
    canUndo: true as const,
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

  it('says why nothing can be taken back as long as that is so', () => {
    const push = pushTo({ waiting: ['bob'] })
    const why = 'bob has answered since'
    const { canUndo: _may, ...change } = push.change ?? { log: { from: 1, added: [] }, lastUpdated: 2 }
    const barred = { ...push, change: { ...change, whyNoUndo: why } }
    expect(mergePush(game, barred)).toMatchObject({ game: { canUndo: false, whyNoUndo: why } })
    const free = mergePush({ ...game, whyNoUndo: why }, push)
    expect(free.kind === 'merged' && free.game).not.toHaveProperty('whyNoUndo')
  })

  it('passes over a push that the page already holds', () => {
    expect(mergePush(game, pushTo({}, { seq: 4 }))).toEqual({ kind: 'known' })
  })

  it('asks for the whole game when a push was missed', () => {
    expect(mergePush(game, pushTo({}, { base: 5, seq: 6 }))).toEqual({ kind: 'fetch' })
  })

  it('replaces answers that were taken back, and opens those that may be read now', () => {
    const { change } = pushTo({})
    if (change === undefined) throw new Error('there is no change')
    const push = pushTo({}, { change: { ...change, log: { from: 0, added: [{ data: answerOf(3) }] } } })
    const entry = { type: 'response-received', id: 0, at: 2, data: answerOf(3) }
    expect(mergePush(game, push)).toMatchObject({ game: { responses: [answerOf(3)], log: [entry] } })

    const read = { 1: { selection: ['b'], noUndo: true } } as const
    const opened = mergePush(game, pushTo({}, { change: { ...change, log: { ...change.log, read } } }))
    const first = {
      seq: 1,
      actor: 'ann',
      title: 'Pick',
      isUserResponse: true,
      selection: ['b'],
      noUndo: true,
    }
    expect(opened.kind === 'merged' && opened.game.responses).toEqual([first, answerOf(2)])
    expect(opened.kind === 'merged' && opened.game.log).toEqual([
      { type: 'response-received', id: 0, data: first },
      { type: 'response-received', id: 1, at: 2, data: answerOf(2) },
    ])
  })

  it('gives a line its place, and what nearly every line is', () => {
    const { change } = pushTo({})
    if (change === undefined) throw new Error('there is no change')
    const line = { type: 'log', id: 1, indent: 0, template: 'It begins', args: {}, classes: [] } as const
    const inner = { ...line, id: 2, indent: 1, classes: ['quiet'] }
    const added = [line, inner].map((entry) => pushedEntry(entry, change.lastUpdated))
    expect(added[0]).toEqual({ template: 'It begins' })
    const merged = mergePush(game, pushTo({}, { change: { ...change, log: { from: 1, added } } }))
    expect(merged.kind === 'merged' && merged.game.log).toEqual([...game.log, line, inner])
  })

  it('gives the words of a line back as they were', () => {
    const { change } = pushTo({})
    if (change === undefined) throw new Error('there is no change')
    const lines = [
      logLine('{player} drafts {card}', { player: 'ann', card: { value: 'Oak', cardId: 'oak' } }),
      logLine('{players} win by {points}', { players: ['ann', 'Smith, John'], points: 3 }),
      lineFor(logLine('{card} goes', { card: { value: 'Oak', seenBy: ['ann'] } }), 'bob'),
      { ...logLine('{player} waits', { player: 'ann' }), args: { player: { value: 'ann', classes: [] } } },
    ].map((line, at) => ({ type: 'log', id: at + 1, ...line }) as const)
    const added = lines.map((entry) => pushedEntry(entry, change.lastUpdated))
    expect(added[1]).toMatchObject({ args: { players: ['ann', 'Smith, John'], points: 3 } })
    const sent = JSON.parse(JSON.stringify({ ...change, log: { from: 1, added } })) as typeof change
    const merged = mergePush(game, pushTo({}, { change: sent }))
    expect(merged.kind === 'merged' && merged.game.log).toEqual([...game.log, ...lines])
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
