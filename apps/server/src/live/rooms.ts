import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type pg from 'pg'
import { Server } from 'socket.io'
import {
  everyone,
  gameRoom,
  homeRoom,
  type Io,
  laterRoom,
  lobbyRoom,
  lookRoom,
  guestsRoom,
  onlookersRoom,
  roomsOfOnlooker,
  sessionRoom,
  tableRoom,
  userRoom,
} from './io'
import { listeningPool } from './listening-pool'
import { jsonParser } from './json-parser'
import type { LivePushes } from './live'
import { createOnlookerList, type OnlookerList } from './onlooker-list'
import { createPresence, type Presence } from './presence'
import { createHomeChangeTimes } from './home-change-times'

/** The live connection before it accepts pages: the server, its rooms and who is present. */
export interface Rooms {
  readonly io: Io
  readonly presence: Presence
  readonly onlookers: OnlookerList
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
  const onlookers = createOnlookerList(io)
  const live = liveOn(io, { presence, onlookers }, pool !== undefined)
  return { io, presence, onlookers, live }
}

/** Cuts every connection of this process: the pages reconnect by themselves and catch up. */
function reconnectPages(io: Io): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close()
}

const hasPages = (io: Io, room: string): boolean => (io.sockets.adapter.rooms.get(room)?.size ?? 0) > 0

/** The rooms of all pages that are shown what a seat sees now, or, without one, what a spectator does. */
const roomsShown = (gameId: string, seat: string | undefined): readonly string[] =>
  seat === undefined ? [gameRoom(gameId, seat), lookRoom(gameId, {})] : [gameRoom(gameId, seat)]

/** What onlookers alone are pushed. */
function forOnlookers(
  io: Io,
  onlookers: OnlookerList,
): Pick<LivePushes, 'gameLater' | 'watchedLater' | 'lookAgain'> {
  return {
    gameLater: (eyes, push) => void io.local.to(laterRoom(push.gameId, eyes)).emit('game', push),
    watchedLater: (gameId, eyes) => hasPages(io, laterRoom(gameId, eyes)),
    lookAgain: (gameId) => {
      const room = onlookersRoom(gameId)
      if (!hasPages(io, room)) return
      io.local.to(room).emit('look_again', { gameId })
      for (const id of [...(io.sockets.adapter.rooms.get(room) ?? [])])
        for (const left of roomsOfOnlooker(gameId, io.sockets.adapter.sids.get(id) ?? []))
          void io.sockets.sockets.get(id)?.leave(left)
      onlookers.tell(gameId)
    },
  }
}

function forHomes(io: Io, several: boolean): Pick<LivePushes, 'homeChanged' | 'homeQuietFor'> {
  const homes = createHomeChangeTimes()
  return {
    homeChanged: (userIds, push = {}) => {
      // An empty list of rooms would address everybody.
      if (userIds.length === 0) return
      homes.tell(userIds)
      io.to(userIds.map(homeRoom)).emit('home', push)
    },
    // Pushes of other processes are not recorded here.
    homeQuietFor: (userId) => (several ? 0 : homes.quietFor(userId)),
  }
}

function liveOn(
  io: Io,
  { presence, onlookers }: Pick<Rooms, 'presence' | 'onlookers'>,
  several: boolean,
): LivePushes {
  return {
    gameChanged: (gameId, version) => {
      if (several) io.serverSideEmit('gameChanged', { gameId, version })
    },
    gameTo: (seats, push) => {
      // An empty list of rooms would address everybody.
      if (seats.length > 0)
        io.local.to(seats.flatMap((seat) => roomsShown(push.gameId, seat))).emit('game', push)
    },
    ...forOnlookers(io, onlookers),
    isOpen: (gameId) => hasPages(io, tableRoom(gameId)) || hasPages(io, onlookersRoom(gameId)),
    watched: (gameId, seat) => roomsShown(gameId, seat).some((room) => hasPages(io, room)),
    watches: (page, gameId, seat) => io.sockets.adapter.rooms.get(gameRoom(gameId, seat))?.has(page) ?? false,
    looks: (gameId, seat) => presence.looks(gameId, seat),
    lobbyChanged: (lobbyId, lobby) => void io.to(lobbyRoom(lobbyId)).emit('lobby', { lobbyId, lobby }),
    ...forHomes(io, several),
    chat: (push) => void io.to(tableRoom(push.gameId)).emit('chat', push),
    commentsChanged: (push) => void io.to(tableRoom(push.gameId)).emit('comments', push),
    onlookersSaid: (push) => {
      const rooms = io.to([onlookersRoom(push.gameId), gameRoom(push.gameId, undefined)])
      rooms.except(guestsRoom(push.gameId)).emit('onlooker_chat', push)
    },
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
