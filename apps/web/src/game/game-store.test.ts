import { checksumOf, type GamePush, type SerializedGame } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
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
    log: { from: 0, added: [] },
    lastUpdated: seq,
    canUndo: false,
  },
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
    sendQuietly: ask,
    sendUnlessGone: ask,
    sendUnlessRefused: ask,
    page: () => 'page',
    viewerName: 'ann',
    onMismatch: () => {
      throw new Error('the sums differ')
    },
  })
  return { store, answers, held: () => store.state.getState().game }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** An open game of ann's whose calls the server answers as the test says, at once. */
async function openGame(hub: (path: string, body: unknown) => object | undefined) {
  const send: Send = async (call, body) => hub(call.path, body) as never
  const onMismatch = () => undefined
  const wait = () => turn().then(() => undefined)
  const store = createGameStore({
    gameId: 'g',
    send,
    sendQuietly: send,
    sendUnlessGone: send,
    sendUnlessRefused: send,
    page: () => 'page',
    viewerName: 'ann',
    onMismatch,
    wait,
  })
  await store.load()
  return store
}
const ANN = { _id: 'a', name: 'ann' }

describe('an answer', () => {
  const request = { id: 'r', actor: 'ann', kind: '', title: 'Pick', choices: ['a'], min: 1, max: 1 }
  const saved = { serializedGame: { _id: 'g', branchId: 1, seq: 6 } }

  it('is saved once the push that tells of it is there', async () => {
    const sent: string[] = []
    const store = await openGame((path) => {
      sent.push(path)
      return path === 'game/fetch' ? { game: gameAt(5) } : saved
    })
    const answered = store.answer(request, ['a'])
    await turn()
    expect(store.state.getState().saving).toBe(true)
    store.receive(pushTo(6))
    await answered
    expect([store.state.getState().saving, store.state.getState().game?.seq, sent]).toEqual([
      false,
      6,
      ['game/fetch', 'game/save_response'],
    ])
  })

  it('leaves it to the screen to say why it is refused, where the screen wants to', async () => {
    const asked: string[] = []
    const answering = (way: string) => async () => {
      asked.push(way)
      return { game: gameAt(5), serializedGame: gameAt(5) } as never
    }
    const store = createGameStore({
      gameId: 'g',
      send: answering('loud'),
      sendQuietly: answering('quietly'),
      sendUnlessGone: answering('unless gone'),
      sendUnlessRefused: answering('unless refused'),
      page: () => 'page',
      viewerName: 'ann',
      onMismatch: () => undefined,
    })
    await store.answer(request, ['a'])
    await store.answer(request, ['a'], { saysWhy: true })
    expect(asked).toEqual(['loud', 'unless refused'])
  })

  it('is fetched where that push does not come', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let seq = 5
    const store = await openGame((path) => (path === 'game/fetch' ? { game: gameAt(seq) } : saved))
    seq = 6
    const answered = store.answer(request, ['a'])
    await vi.runAllTimersAsync()
    await answered
    expect(store.state.getState().game?.seq).toBe(6)
  })
})

describe('the chat', () => {
  it('is read on to its beginning, a part at a time', async () => {
    const line = (id: string) => ({ type: 'chat' as const, id, author: 'ann', text: id, position: 0, at: 1 })
    const asked: unknown[] = []
    const parts = [
      { entries: [line('b')], more: true },
      { entries: [line('a')], more: false },
    ]
    const store = await openGame((path, body) => {
      if (path === 'game/fetch') return { game: { ...gameAt(5), chat: [line('c')], moreChat: true } }
      asked.push(body)
      return parts.shift()
    })
    await store.readOlderChat()
    const { game } = store.state.getState()
    expect([game?.chat.map(({ id }) => id), game?.moreChat]).toEqual([['a', 'b', 'c'], undefined])
    expect(asked).toEqual([
      { gameId: 'g', chatId: 'c' },
      { gameId: 'g', chatId: 'b' },
    ])
  })
})

describe('an undo', () => {
  const withAnn = { ...gameAt(5), settings: { ...gameAt(5).settings, players: [ANN] } }
  const undoing = (hub: { canUndo: boolean; result: string }) =>
    openGame((path) =>
      path === 'game/undo'
        ? { result: hub.result, serializedGame: { ...withAnn, canUndo: false } }
        : { game: { ...withAnn, canUndo: hub.canUndo } },
    )

  it('has the outcome that the hub gives it, whatever the page held to be possible', async () => {
    for (const canUndo of [true, false])
      for (const result of ['__SUCCESS__', '__NO_UNDO__', '__NO_MORE_ACTIONS__']) {
        const store = await undoing({ canUndo, result })
        expect([canUndo, await store.undo()]).toEqual([canUndo, result])
        expect(store.state.getState().undoCount).toBe(0)
      }
  })

  it('takes back what can be taken back, of two that were wished quickly', async () => {
    const counts: number[] = []
    const store = await openGame((path) => {
      if (path !== 'game/undo') return { game: { ...withAnn, canUndo: true } }
      counts.push(1)
      return { result: counts.length === 1 ? '__SUCCESS__' : '__NO_UNDO__', serializedGame: withAnn }
    })
    expect(await Promise.all([store.undo(), store.undo(), store.undo()])).toContain('__SUCCESS__')
    expect(counts.length).toBeGreaterThan(1)
  })

  it('shares the outcome of one that it went to the hub with', async () => {
    const store = await undoing({ canUndo: true, result: '__NO_UNDO__' })
    expect(await Promise.all([store.undo(), store.undo(), store.undo()])).toEqual(
      Array.from({ length: 3 }, () => '__NO_UNDO__'),
    )
  })

  it('has nothing to take back of somebody without a seat, or before the game is there', async () => {
    const asked: string[] = []
    const store = await openGame((path) => {
      asked.push(path)
      return { game: gameAt(5) }
    })
    expect(await store.undo()).toBe('__NO_MORE_ACTIONS__')
    expect(asked).toEqual(['game/fetch'])
  })
})

describe('a game that cannot be loaded', () => {
  it('leaves the sentence to the page: all of them before a game is shown, and after it that it is gone', async () => {
    const failure = new CallError('There is no game.', { httpStatus: 404 })
    const asked: string[] = []
    let isGone = true
    const answering = (way: string) => async () => {
      asked.push(way)
      if (isGone) throw failure
      return { game: gameAt(5) } as never
    }
    const store = createGameStore({
      gameId: 'g',
      send: answering('loud'),
      sendQuietly: answering('quietly'),
      sendUnlessGone: answering('unless gone'),
      sendUnlessRefused: answering('unless refused'),
      page: () => 'page',
      viewerName: 'ann',
      onMismatch: () => undefined,
    })
    await store.load()
    expect(store.state.getState().failure).toBe(failure)
    isGone = false
    await store.load()
    isGone = true
    await store.load()
    expect(store.state.getState().failure).toBe(failure)
    expect(asked).toEqual(['quietly', 'quietly', 'unless gone'])
  })
})

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

  it('shows who is there also when that was told before the game came', async () => {
    const { store, answers, held } = storeOf()
    const loaded = store.load()
    store.present(['ann', 'bob'])
    answers[0]?.({ ...gameAt(5), present: ['bob'] })
    await loaded
    expect(held()?.present).toEqual(['ann', 'bob'])
    store.present(['bob'])
    expect(held()?.present).toEqual(['bob'])
  })

  it('shows pushes that are there together with one change', async () => {
    const { store, answers, held } = storeOf()
    const loaded = store.load()
    answers[0]?.(gameAt(5))
    await loaded
    const shown: (number | undefined)[] = []
    store.state.subscribe(({ game }) => shown.push(game?.seq))
    for (const seq of [6, 7, 8]) store.receive(pushTo(seq))
    await turn()
    expect([shown, held()?.seq, answers.length]).toEqual([[8], 8, 1])
    store.receive(pushTo(9))
    await turn()
    expect(shown).toEqual([8, 9])
  })

  it('shows what came before a gap and fetches the rest once', async () => {
    const { store, answers, held } = storeOf()
    const loaded = store.load()
    answers[0]?.(gameAt(5))
    await loaded
    for (const seq of [6, 8, 9]) store.receive(pushTo(seq))
    await turn()
    expect([held()?.seq, answers.length]).toEqual([6, 2])
    answers[1]?.(gameAt(9))
    await turn()
    expect([held()?.seq, answers.length]).toEqual([9, 2])
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
