import type { ServerEvents, WatchReply, WatchTarget } from '@parlour/protocol'
import { createStore, type StoreApi } from 'zustand'

export type Connection = 'connected' | 'reconnecting' | 'offline'

/** What the live client needs of a Socket.IO socket. */
export interface LiveSocket {
  /** The server's name for the connection, while there is one. */
  readonly id?: string | undefined
  connected: boolean
  /** True while Socket.IO itself tries to come back. */
  readonly active: boolean
  connect(): unknown
  disconnect(): unknown
  on(event: string, handler: (push: unknown) => void): unknown
  off(event: string, handler: (push: unknown) => void): unknown
  emit(event: 'watch', target: WatchTarget, reply: (answer: WatchReply) => void): unknown
  emit(event: 'unwatch', target: WatchTarget): unknown
}

export interface Live {
  readonly connection: StoreApi<Connection>
  /** The server's name for this page's connection; undefined while there is none. */
  readonly page: () => string | undefined
  /** Starts with the token that is current now; called again after it changed. */
  readonly start: () => void
  readonly stop: () => void
  /**
   * Subscribes to pushes of a game, a lobby or the home page, again after every reconnect. Returns a function that unsubscribes. `onWatched` is
   * called once the server pushes them on an existing connection: what was fetched before may have missed something.
   */
  readonly watch: (target: WatchTarget, onWatched?: () => void) => () => void
  readonly on: <E extends keyof ServerEvents>(
    event: E,
    handler: (push: Parameters<ServerEvents[E]>[0]) => void,
  ) => () => void
  /** Called whenever a connection is established or restored and everything is watched: time to catch up. */
  readonly onReturn: (handler: () => void) => () => void
}

const keyOf = (target: WatchTarget) => (target.kind === 'home' ? 'home' : `${target.kind}/${target.id}`)

interface Watch {
  readonly target: WatchTarget
  readonly count: number
}

/** The watched targets, each with the number of watchers. */
function createWatches(socket: LiveSocket) {
  const watches = new Map<string, Watch>()
  const ask = (target: WatchTarget) =>
    new Promise<void>((resolve) => {
      socket.emit('watch', target, (reply) => {
        if ('error' in reply) console.error('watch', target, reply.error)
        resolve()
      })
    })
  const change = (target: WatchTarget, by: 1 | -1, onWatched?: () => void) => {
    const key = keyOf(target)
    const count = (watches.get(key)?.count ?? 0) + by
    if (count > 0) watches.set(key, { target, count })
    else watches.delete(key)
    if (!socket.connected) return
    if (by === 1 && count === 1) void ask(target).then(onWatched)
    if (by === -1 && count === 0) socket.emit('unwatch', target)
  }
  return { change, askAll: () => Promise.all([...watches.values()].map(({ target }) => ask(target))) }
}

/** How long to wait before retrying what Socket.IO gave up: the server refused the handshake or cut the connection. */
const REFUSED_RETRY_MS = 5000

/**
 * Follows the socket's fate in `connection`, and brings it back also where Socket.IO gave up. There the server itself said no:
 * `onRefused` may ask it why.
 */
function createConnection(socket: LiveSocket, onRefused: () => void) {
  const connection = createStore<Connection>(() => 'reconnecting')
  let wanted = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const lost = () => {
    connection.setState(navigator.onLine ? 'reconnecting' : 'offline', true)
    clearTimeout(retry)
    if (!wanted || socket.active) return
    retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS)
    onRefused()
  }
  socket.on('connect', () => connection.setState('connected', true))
  socket.on('disconnect', lost)
  socket.on('connect_error', lost)
  window.addEventListener('offline', () => connection.setState('offline', true))
  window.addEventListener('online', () => {
    if (!wanted) return
    connection.setState(socket.connected ? 'connected' : 'reconnecting', true)
    if (!socket.connected) socket.connect()
  })
  const stop = () => {
    wanted = false
    clearTimeout(retry)
    socket.disconnect()
  }
  const start = () => {
    stop()
    wanted = true
    socket.connect()
  }
  return { connection, start, stop }
}

/**
 * Live pushes over one socket: a lost connection shows in `connection`, comes back by itself and watches again. `onRefused`
 * is told when it was the server that ended or refused it.
 */
export function createLive(socket: LiveSocket, onRefused: () => void = () => undefined): Live {
  const watches = createWatches(socket)
  const returns = new Set<() => void>()
  const { connection, start, stop } = createConnection(socket, onRefused)
  // Also at the first connection: changes between a page's fetch and its watch were pushed to nobody.
  socket.on('connect', () => {
    void watches.askAll().then(() => {
      for (const handler of returns) handler()
    })
  })
  return {
    connection,
    page: () => socket.id,
    start,
    stop,
    watch: (target, onWatched) => {
      watches.change(target, 1, onWatched)
      return () => watches.change(target, -1)
    },
    on: (event, handler) => {
      const heard = (push: unknown) => handler(push as Parameters<typeof handler>[0])
      socket.on(event, heard)
      return () => socket.off(event, heard)
    },
    onReturn: (handler) => {
      returns.add(handler)
      return () => returns.delete(handler)
    },
  }
}
