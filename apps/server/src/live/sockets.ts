import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { ClientEvents, ServerEvents, WatchReply, WatchTarget } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { callerByToken } from '../http/auth'
import { badRequest, CallFailure, envelopeOf } from '../http/failure'
import type { Caller, Services } from '../services'
import { APP_VERSION } from '../version'
import { listeningPool } from './listening-pool'
import type { Live } from './live'
import { mayWatch, type Watch } from './watch'

interface BetweenServers {
  gameChanged(change: { readonly gameId: string; readonly version: number }): void
}
interface SocketData {
  caller: Caller
}
const RECHECK = 60_000
type Io = Server<ClientEvents, ServerEvents, BetweenServers, SocketData>
type Connection = Socket<ClientEvents, ServerEvents, BetweenServers, SocketData>

const gameRoom = (gameId: string, seat: string | undefined) =>
  `game/${gameId}/${seat === undefined ? '' : `@${seat}`}`
const tableRoom = (gameId: string) => `table/${gameId}`
const lobbyRoom = (lobbyId: string) => `lobby/${lobbyId}`
const homeRoom = (userId: string) => `home/${userId}`
const userRoom = (userId: string) => `user/${userId}`
const sessionRoom = (tokenHash: string) => `session/${tokenHash}`
const everyone = 'everyone'

/** The live connection of the pages, over Socket.IO on the server's own port. Several processes meet on one PostgreSQL. */
export function openLive(http: HttpServer, services: () => Services, log: FastifyBaseLogger): Live {
  const io: Io = new Server(http, { serveClient: false, pingInterval: 20_000, maxHttpBufferSize: 16_384 })
  const { pool } = services().store
  if (pool !== undefined) io.adapter(createAdapter(listeningPool(pool)))
  io.use((socket, next) => {
    signIn(socket, services()).then(
      () => next(),
      () => next(new Error('sign in')),
    )
  })
  io.on('connection', (socket) => connected(io, socket, services))
  io.on('gameChanged', ({ gameId, version }) => {
    services()
      .play.changedElsewhere(gameId, version)
      .catch((error: unknown) =>
        log.error({ err: error, gameId }, 'a change from another server was not shown'),
      )
  })
  return liveOn(io, pool !== undefined)
}

async function signIn(socket: Connection, services: Services): Promise<void> {
  const { token, appVersion } = socket.handshake.auth as {
    readonly token?: unknown
    readonly appVersion?: unknown
  }
  if (typeof token !== 'string' || appVersion !== APP_VERSION) throw new Error('sign in')
  socket.data.caller = await callerByToken(services, token, socket.handshake.address)
}

function connected(io: Io, socket: Connection, services: () => Services): void {
  const { caller } = socket.data
  const { log } = services()
  void socket.join([userRoom(caller._id), sessionRoom(caller.tokenHash), everyone])
  socket.on('watch', (target, reply) => {
    watch(io, socket, { target, services: services() }).then(
      () => answer(reply, { ok: true }),
      (error: unknown) => {
        const { http, body } = envelopeOf(error)
        if (http >= 500) log.error({ err: error, target }, 'a page could not watch')
        answer(reply, { error: body.message })
      },
    )
  })
  socket.on('unwatch', (target) => {
    for (const room of roomsOf(target, [...socket.rooms])) void socket.leave(room)
    if (isTarget(target) && target.kind === 'game') tellPresence(io, target.id)
  })
  const check = setInterval(() => cutWhenExpired(socket, services()), RECHECK)
  socket.on('disconnecting', () => {
    clearInterval(check)
    const games = [...socket.rooms]
      .filter((room) => room.startsWith('table/'))
      .map((room) => room.slice('table/'.length))
    setImmediate(() => games.forEach((gameId) => tellPresence(io, gameId)))
  })
}
/** A session that ran out, as an impersonation does after an hour, loses its connection; one that is used goes on. */
function cutWhenExpired(socket: Connection, services: Services): void {
  const { token } = socket.handshake.auth as { readonly token: string }
  callerByToken(services, token, socket.handshake.address).catch((error: unknown) => {
    if (error instanceof CallFailure) socket.disconnect(true)
    else services.log.error({ err: error }, 'a connection could not be checked')
  })
}

/** A page may leave out that it wants an answer. */
const answer = (reply: ((answer: WatchReply) => void) | undefined, value: WatchReply) => {
  if (typeof reply === 'function') reply(value)
}

async function watch(
  io: Io,
  socket: Connection,
  { target, services }: { readonly target: WatchTarget; readonly services: Services },
): Promise<void> {
  if (!isTarget(target)) throw badRequest('There is nothing like that to watch.')
  const { caller } = socket.data
  if (target.kind === 'home') return void (await socket.join(homeRoom(caller._id)))
  const watched: Watch = await mayWatch(services, caller, target)
  if (watched.kind === 'lobby') return void (await socket.join(lobbyRoom(watched.id)))
  await socket.join([gameRoom(watched.id, watched.seat), tableRoom(watched.id)])
  tellPresence(io, watched.id)
}

function isTarget(target: unknown): target is WatchTarget {
  if (typeof target !== 'object' || target === null || !('kind' in target)) return false
  if (target.kind === 'home') return true
  return (
    (target.kind === 'game' || target.kind === 'lobby') &&
    'id' in target &&
    typeof target.id === 'string' &&
    /^[0-9a-f]{24}$/.test(target.id)
  )
}

function roomsOf(target: unknown, joined: readonly string[]): readonly string[] {
  if (!isTarget(target)) return []
  if (target.kind === 'home') return joined.filter((room) => room.startsWith('home/'))
  if (target.kind === 'lobby') return [lobbyRoom(target.id)]
  return joined.filter((room) => room.startsWith(`game/${target.id}/`) || room === tableRoom(target.id))
}

/** Names of the players whose pages are on this table, on this process. */
function presentNames(io: Io, gameId: string): readonly string[] {
  const prefix = `game/${gameId}/@`
  return [...io.sockets.adapter.rooms.entries()]
    .filter(([room, sockets]) => room.startsWith(prefix) && sockets.size > 0)
    .map(([room]) => room.slice(prefix.length))
}

/** Everybody at the table learns who is there, on every process. */
function tellPresence(io: Io, gameId: string): void {
  io.in(tableRoom(gameId))
    .fetchSockets()
    .then(
      (sockets) => {
        const prefix = `game/${gameId}/@`
        const players = [
          ...new Set(
            sockets.flatMap((socket) =>
              [...socket.rooms]
                .filter((room) => room.startsWith(prefix))
                .map((room) => room.slice(prefix.length)),
            ),
          ),
        ]
        io.to(tableRoom(gameId)).emit('presence', { gameId, players: players.sort() })
      },
      () => undefined,
    )
}

function liveOn(io: Io, several: boolean): Live {
  return {
    gameChanged: (gameId, version) => {
      if (several) io.serverSideEmit('gameChanged', { gameId, version })
    },
    gameTo: ({ gameId, seat }, push) => void io.local.to(gameRoom(gameId, seat)).emit('game', push),
    watched: (gameId, seat) => (io.sockets.adapter.rooms.get(gameRoom(gameId, seat))?.size ?? 0) > 0,
    lobbyChanged: (lobbyId, lobby) => void io.to(lobbyRoom(lobbyId)).emit('lobby', { lobbyId, lobby }),
    homeChanged: (userIds) => {
      // To no room at all would be to everybody.
      if (userIds.length > 0) io.to(userIds.map(homeRoom)).emit('home', {})
    },
    chat: (push) => void io.to(tableRoom(push.gameId)).emit('chat', push),
    cardChanged: (push) => void io.to(everyone).emit('card', push),
    cubeChanged: (push) => void io.to(everyone).emit('cube', push),
    presentIn: (gameId) => presentNames(io, gameId),
    signedOut: (tokenHash) => io.in(sessionRoom(tokenHash)).disconnectSockets(true),
    userGone: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    close: () => io.close(),
  }
}
