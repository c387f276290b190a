import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server } from 'socket.io'
import { everyone, gameRoom, homeRoom, type Io, lobbyRoom, sessionRoom, tableRoom, userRoom } from './io'
import { listeningPool } from './listening-pool'
import { jsonParser } from './json-parser'
import type { LivePushes } from './live'
import { createPresence, type Presence } from './presence'
import { createHomeChangeTimes } from './home-change-times'

/** The live connection before it accepts pages: the server, its rooms and who is present. */
export interface Rooms {
  readonly io: Io
  readonly presence: Presence
  readonly live: LivePushes
}

/**
 * Opens the live connection, over Socket.IO on the server's own port. Several processes meet on one
 * PostgreSQL.
 */
export function openRooms(http: HttpServer, pool: pg.Pool | undefined): Rooms {
  const io: Io = new Server(http, {
    serveClient: false,
    parser: jsonParser,
    pingInterval: 20_000,
    maxHttpBufferSize: 16_384,
  })
  if (pool !== undefined) io.adapter(createAdapter(listeningPool(pool, () => reconnectPages(io))))
  const presence = createPresence(io, pool !== undefined)
  return { io, presence, live: liveOn(io, presence, pool !== undefined) }
}

/** Cuts every connection of this process: the pages reconnect by themselves and catch up. */
function reconnectPages(io: Io): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close()
}

function liveOn(io: Io, presence: Presence, several: boolean): LivePushes {
  const homes = createHomeChangeTimes()
  return {
    gameChanged: (gameId, version) => {
      if (several) io.serverSideEmit('gameChanged', { gameId, version })
    },
    gameTo: (seats, push) => {
      // An empty list of rooms would address everybody.
      if (seats.length > 0) io.local.to(seats.map((seat) => gameRoom(push.gameId, seat))).emit('game', push)
    },
    isOpen: (gameId) => (io.sockets.adapter.rooms.get(tableRoom(gameId))?.size ?? 0) > 0,
    watched: (gameId, seat) => (io.sockets.adapter.rooms.get(gameRoom(gameId, seat))?.size ?? 0) > 0,
    watches: (page, gameId, seat) => io.sockets.adapter.rooms.get(gameRoom(gameId, seat))?.has(page) ?? false,
    looks: (gameId, seat) => presence.looks(gameId, seat),
    lobbyChanged: (lobbyId, lobby) => void io.to(lobbyRoom(lobbyId)).emit('lobby', { lobbyId, lobby }),
    homeChanged: (userIds, push = {}) => {
      // An empty list of rooms would address everybody.
      if (userIds.length === 0) return
      homes.tell(userIds)
      io.to(userIds.map(homeRoom)).emit('home', push)
    },
    // Pushes of other processes are not recorded here.
    homeQuietFor: (userId) => (several ? 0 : homes.quietFor(userId)),
    chat: (push) => void io.to(tableRoom(push.gameId)).emit('chat', push),
    commentsChanged: (push) => void io.to(tableRoom(push.gameId)).emit('comments', push),
    cardChanged: (push) => void io.to(everyone).emit('card', push),
    cubeChanged: (push) => void io.to(everyone).emit('cube', push),
    decksChanged: (userIds, push) => {
      // An empty list of rooms would address everybody.
      if (userIds.length > 0) io.to(userIds.map(homeRoom)).emit('decks', push)
    },
    bellChanged: (userIds) => {
      // An empty list of rooms would address everybody.
      if (userIds.length > 0) io.to(userIds.map(userRoom)).emit('bell', {})
    },
    presentIn: (gameId) => presence.in(gameId),
    signedOut: (tokenHash) => io.in(sessionRoom(tokenHash)).disconnectSockets(true),
    userGone: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    close: () => io.close(),
  }
}
