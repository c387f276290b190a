import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { WatchReply, WatchTarget } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import { callerByToken } from '../http/auth'
import { CallFailure } from '../failures/call-failure'
import { badRequest } from '../failures/failures'
import { envelopeOf } from '../http/envelope'
import type { Services } from '../services'
import { APP_VERSION } from '../version'
import { type Connection, gameRoom, type Io, tableRoom } from './io'
import { listeningPool } from './listening-pool'
import type { Live } from './live'
import { createPresence, type Presence } from './presence'
import { mayWatch, type Watch } from './watch'

const RECHECK = 60_000

const lobbyRoom = (lobbyId: string) => `lobby/${lobbyId}`
const homeRoom = (userId: string) => `home/${userId}`
const userRoom = (userId: string) => `user/${userId}`
const sessionRoom = (tokenHash: string) => `session/${tokenHash}`
const everyone = 'everyone'

/** The live connection of the pages, over Socket.IO on the server's own port. Several processes meet on one PostgreSQL. */
export function openLive(http: HttpServer, services: () => Services, log: FastifyBaseLogger): Live {
  const io: Io = new Server(http, { serveClient: false, pingInterval: 20_000, maxHttpBufferSize: 16_384 })
  const { pool } = services().store
  if (pool !== undefined) io.adapter(createAdapter(listeningPool(pool, () => reconnectPages(io))))
  io.use((socket, next) => {
    signIn(socket, services()).then(
      () => next(),
      () => next(new Error('sign in')),
    )
  })
  const presence = createPresence(io, pool !== undefined)
  io.on('connection', (socket) => connected(socket, presence, services))
  io.on('gameChanged', ({ gameId, version }) => {
    services()
      .play.changedElsewhere(gameId, version)
      .catch((error: unknown) =>
        log.error({ err: error, gameId }, 'a change from another server was not shown'),
      )
  })
  return liveOn(io, presence, pool !== undefined)
}

/** Every page here connects anew by itself, and catches up with whatever it was not told. */
function reconnectPages(io: Io): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close()
}

async function signIn(socket: Connection, services: Services): Promise<void> {
  const { token, appVersion } = socket.handshake.auth as {
    readonly token?: unknown
    readonly appVersion?: unknown
  }
  if (typeof token !== 'string' || appVersion !== APP_VERSION) throw new Error('sign in')
  socket.data.caller = await callerByToken(services, token, socket.handshake.address)
}

function connected(socket: Connection, presence: Presence, services: () => Services): void {
  const { caller } = socket.data
  const { log } = services()
  void socket.join([userRoom(caller._id), sessionRoom(caller.tokenHash), everyone])
  socket.on('watch', (target, reply) => {
    watch(socket, presence, { target, services: services() }).then(
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
    if (isTarget(target) && target.kind === 'game') presence.tell(target.id)
  })
  const check = setInterval(() => cutWhenExpired(socket, services()), RECHECK)
  socket.on('disconnecting', () => {
    clearInterval(check)
    const games = [...socket.rooms]
      .filter((room) => room.startsWith('table/'))
      .map((room) => room.slice('table/'.length))
    setImmediate(() => games.forEach((gameId) => presence.tell(gameId)))
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
  socket: Connection,
  presence: Presence,
  { target, services }: { readonly target: WatchTarget; readonly services: Services },
): Promise<void> {
  if (!isTarget(target)) throw badRequest('There is nothing to watch by that name.')
  const { caller } = socket.data
  if (target.kind === 'home') return void (await socket.join(homeRoom(caller._id)))
  const watched: Watch = await mayWatch(services, caller, target)
  if (watched.kind === 'lobby') return void (await socket.join(lobbyRoom(watched.id)))
  await socket.join([gameRoom(watched.id, watched.seat), tableRoom(watched.id)])
  presence.tell(watched.id)
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

function liveOn(io: Io, presence: Presence, several: boolean): Live {
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
    presentIn: (gameId) => presence.in(gameId),
    signedOut: (tokenHash) => io.in(sessionRoom(tokenHash)).disconnectSockets(true),
    userGone: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    close: () => io.close(),
  }
}
