import { CallError } from '@parlour/ui-kit'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGameStore } from './game-store'
import { gameAt, pushTo, turn, openGame } from './testing/game-store-fixture'

const ANN = { _id: 'a', name: 'ann' }

describe('an answer', () => {
  const request = { id: 'r', actor: 'ann', kind: '', title: 'Pick', choices: ['a'], min: 1, max: 1 }
  const saved = { serializedGame: { _id: 'g', branchId: 1, seq: 6 } }

  it('counts as saved once the push with it has arrived', async () => {
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

  it('leaves plain failures to the screen to say, and all of them where the screen wants to', async () => {
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
      sendWithPlainFailures: answering('with plain failures'),
      page: () => 'page',
      viewerName: 'ann',
      onMismatch: () => undefined,
    })
    await store.answer(request, ['a'])
    await store.answer(request, ['a'], { saysAll: true })
    expect(asked).toEqual(['with plain failures', 'quietly'])
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
      sendWithPlainFailures: answering('with plain failures'),
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
