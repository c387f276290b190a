import { checksumOf, type GamePush, type SerializedGame } from '@parlour/protocol'
import { describe, expect, it } from 'vitest'
import { createGameStore } from './game-store'

const part = {
  view: { cards: ['a'] },
  requests: [],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
} as const
const checksum = checksumOf(part)
const gameAt = (seq: number): SerializedGame => ({
  ...part,
  _id: 'g',
  gameId: 'g',
  settings: { name: 'Night', game: 'Toy', createdTimestamp: 1, players: [] },
  responses: [],
  branchId: 1,
  seq,
  chat: [],
  log: [],
  lastUpdated: 1,
  checksum,
  present: [],
  canUndo: false,
})
const pushTo = (seq: number): GamePush => ({
  gameId: 'g',
  base: seq - 1,
  seq,
  branchId: 1,
  change: {
    responses: { from: 0, come: [] },
    log: { from: 0, come: [] },
    lastUpdated: seq,
    canUndo: false,
  },
  checksum,
})

/** A store whose fetches are answered by hand, in the order in which they were asked. */
function storeOf() {
  const answers: ((game: SerializedGame) => void)[] = []
  const ask = () =>
    new Promise<{ game: SerializedGame }>((resolve) => {
      answers.push((game) => resolve({ game }))
    })
  const store = createGameStore({
    gameId: 'g',
    send: ask,
    viewerName: 'ann',
    onMismatch: () => {
      throw new Error('the sums differ')
    },
  })
  return { store, answers, held: () => store.state.getState().game }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('an open game', () => {
  it('is fetched again when a push overtook the first fetch', async () => {
    const { store, answers, held } = storeOf()
    const loaded = store.load()
    store.receive(pushTo(6))
    answers[0]?.(gameAt(5))
    await turn()
    expect(answers).toHaveLength(2)
    answers[1]?.(gameAt(6))
    await loaded
    expect(held()?.seq).toBe(6)
  })

  it('keeps what a push brought while an older state was on its way', async () => {
    const { store, answers, held } = storeOf()
    const first = store.load()
    answers[0]?.(gameAt(5))
    await first
    const again = store.load()
    store.receive(pushTo(6))
    answers[1]?.(gameAt(5))
    await again
    expect(held()?.seq).toBe(6)
    expect(answers).toHaveLength(2)
  })

  it('takes no notice of another game', async () => {
    const { store, answers, held } = storeOf()
    const loaded = store.load()
    store.receive({ ...pushTo(9), gameId: 'h' })
    answers[0]?.(gameAt(5))
    await loaded
    expect([held()?.seq, answers.length]).toEqual([5, 1])
  })
})
