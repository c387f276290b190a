import type { ServerEvents, WatchState, WatchReply, WatchTarget } from '@parlour/protocol'
import { createStore, type StoreApi } from 'zustand'

export type Connection = 'connected' | 'reconnecting' | 'offline'

/** What the live client needs of a Socket.IO socket. */
export interface LiveSocket {
  /** The server's name for the connection, while there is one. */
  readonly id?: string | undefined
  connected: boolean
  /** True while Socket.IO itself tries to reconnect. */
  readonly active: boolean
  connect(): unknown
  disconnect(): unknown
  on(event: string, handler: (push: unknown) => void): unknown
  off(event: string, handler: (push: unknown) => void): unknown
  emit(event: 'watch', target: WatchTarget, reply: (answer: WatchReply) => void): unknown
  emit(event: 'unwatch', target: WatchTarget): unknown
}

type WatchHandler = (watched: WatchState) => void

export interface LiveClient {
  readonly connection: StoreApi<Connection>
  /** The server's name for this page's connection; undefined while there is none. */
  readonly page: () => string | undefined
  /** Starts with the token that is current now; called again after it changed. */
  readonly start: () => void
  readonly stop: () => void
  /**
   * Subscribes to pushes of a game, a lobby or the home page, again after every reconnect. Returns a function
   * that unsubscribes. `onWatched` is called whenever the server begins to push them, with how things stood
   * then: what was fetched before may have missed something.
   */
  readonly watch: (target: WatchTarget, onWatched?: WatchHandler) => () => void
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
  /** Who watches it. */
  readonly watchers: readonly WatchHandler[]
}

/** The watched targets, each with its watchers. */
function createWatches(socket: LiveSocket) {
  const watches = new Map<string, Watch>()
  const watchersOf = (target: WatchTarget) => watches.get(keyOf(target))?.watchers ?? []
  const ask = (target: WatchTarget) =>
    new Promise<void>((resolve) => {
      socket.emit('watch', target, (reply) => {
        // Where it is refused, as to an onlooker of a game that is over, what the page fetches says why.
        const watched = 'ok' in reply ? reply : {}
        for (const onWatched of watchersOf(target)) onWatched(watched)
        resolve()
      })
    })
  const add = (target: WatchTarget, onWatched: WatchHandler) => {
    const watchers = [...watchersOf(target), onWatched]
    watches.set(keyOf(target), { target, watchers })
    if (socket.connected && watchers.length === 1) void ask(target)
  }
  const remove = (target: WatchTarget, onWatched: WatchHandler) => {
    const watchers = watchersOf(target).filter((other) => other !== onWatched)
    if (watchers.length > 0) return void watches.set(keyOf(target), { target, watchers })
    watches.delete(keyOf(target))
    if (socket.connected) socket.emit('unwatch', target)
  }
  return { add, remove, askAll: () => Promise.all([...watches.values()].map(({ target }) => ask(target))) }
}

/**
 * How long to wait before retrying what Socket.IO gave up: the server refused the handshake or cut the
 * connection.
 */
const REFUSED_RETRY_MS = 5000

/**
 * Keeps `connection` up to date with the socket, and reconnects even where Socket.IO gave up. It gives up
 * where the server itself said no: `onRefused` may ask why.
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
 * Live pushes over one socket: a lost connection shows in `connection`, is restored by itself and watches
 * again. `onRefused` is called when it was the server that ended or refused it.
 */
export function createLive(socket: LiveSocket, onRefused: () => void = () => undefined): LiveClient {
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
    watch: (target, onWatched = () => undefined) => {
      // Each watcher counts by itself, even where two pass the same function.
      const watcher: WatchHandler = (watched) => onWatched(watched)
      watches.add(target, watcher)
      return () => watches.remove(target, watcher)
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
