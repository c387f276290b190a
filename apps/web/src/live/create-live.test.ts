import { setImmediate as nextTick } from 'node:timers/promises'
import type { WatchReply, WatchTarget } from '@parlour/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createLive, type LiveSocket } from './create-live'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const STAND = { seq: 5, lines: 2 }

/** A socket whose connection the test makes and breaks. */
function testSocket() {
  const handlers = new Map<string, Set<(push: unknown) => void>>()
  const sent: string[] = []
  const heard = (event: string, push?: unknown) => {
    for (const handler of handlers.get(event) ?? []) handler(push)
  }
  const socket: Mutable<LiveSocket> = {
    connected: false,
    active: true,
    connect: () => sent.push('connect'),
    disconnect: () => {
      socket.connected = false
    },
    on: (event, handler) => handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)),
    off: (event, handler) => handlers.get(event)?.delete(handler),
    emit: (event: string, target: WatchTarget, reply?: (answer: WatchReply) => void) => {
      sent.push(`${event} ${target.kind}`)
      reply?.(target.kind === 'game' ? { ok: true, stand: STAND } : { ok: true })
    },
  }
  const connect = async () => {
    socket.connected = true
    heard('connect')
    await nextTick()
  }
  const lose = () => {
    socket.connected = false
    heard('disconnect')
  }
  return { socket, sent, heard, connect, lose }
}

describe('the live connection', () => {
  it('watches once however many ask, lets them catch up, and does so again after a loss', async () => {
    const { socket, sent, connect, lose } = testSocket()
    const live = createLive(socket)
    const returned = vi.fn()
    live.onReturn(returned)
    live.start()
    const stop = live.watch({ kind: 'home' })
    live.watch({ kind: 'home' })
    await connect()
    expect(sent).toEqual(['connect', 'watch home'])
    await expect.poll(() => returned).toHaveBeenCalledTimes(1)

    lose()
    expect(live.connection.getState()).toBe('reconnecting')
    await connect()
    await expect.poll(() => returned).toHaveBeenCalledTimes(2)
    expect(sent).toEqual(['connect', 'watch home', 'watch home'])
    expect(live.connection.getState()).toBe('connected')

    stop()
    expect(sent.at(-1)).toBe('watch home')
  })
  it('lets ask why when the hub refuses or ends it, not when it is only lost', async () => {
    const { socket, heard, connect, lose } = testSocket()
    const refused = vi.fn()
    const live = createLive(socket, refused)
    live.start()
    await connect()
    lose()
    expect(refused).not.toHaveBeenCalled()
    socket.active = false
    heard('connect_error', new Error('sign in'))
    expect(refused).toHaveBeenCalledTimes(1)
    await connect()
    lose()
    expect(refused).toHaveBeenCalledTimes(2)
    live.stop()
    lose()
    expect(refused).toHaveBeenCalledTimes(2)
  })
  it('says when a connection that stood already begins to push', async () => {
    const { socket, connect } = testSocket()
    const live = createLive(socket)
    live.start()
    await connect()
    const watched = vi.fn()
    live.watch({ kind: 'home' }, watched)
    await expect.poll(() => watched).toHaveBeenCalledTimes(1)
  })
  it('reports the version of a watched game at each connection to those who still watch it', async () => {
    const { socket, connect, lose } = testSocket()
    const live = createLive(socket)
    live.start()
    const [stays, goes] = [vi.fn(), vi.fn()]
    live.watch({ kind: 'game', id: 'g' }, stays)
    const stop = live.watch({ kind: 'game', id: 'g' }, goes)
    await connect()
    stop()
    lose()
    await connect()
    const watched = [{ ok: true, stand: STAND }]
    expect([stays.mock.calls, goes.mock.calls]).toEqual([[watched, watched], [watched]])
  })

  it('stops watching when nobody asks any more', async () => {
    const { socket, sent, connect } = testSocket()
    const live = createLive(socket)
    await connect()
    const stop = live.watch({ kind: 'lobby', id: 'l' })
    stop()
    expect(sent).toEqual(['watch lobby', 'unwatch lobby'])
  })
  it('forwards pushes until unsubscribed', async () => {
    const { socket, heard } = testSocket()
    const live = createLive(socket)
    const handler = vi.fn()
    const stop = live.on('lobby', handler)
    heard('lobby', { lobbyId: 'l', lobby: null })
    stop()
    heard('lobby', { lobbyId: 'l', lobby: null })
    expect(handler).toHaveBeenCalledTimes(1)
    expect(handler).toHaveBeenCalledWith({ lobbyId: 'l', lobby: null })
  })
  it('says when the machine itself is offline', () => {
    const { socket } = testSocket()
    const live = createLive(socket)
    window.dispatchEvent(new Event('offline'))
    expect(live.connection.getState()).toBe('offline')
  })
  it('says when the machine is back before the connection was lost', async () => {
    const { socket, connect } = testSocket()
    const live = createLive(socket)
    live.start()
    await connect()
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(live.connection.getState()).toBe('connected')
  })
})
