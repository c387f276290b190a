import { setTimeout } from 'node:timers/promises'
import { defined } from '@parlour/kernel'
import type { WatchState, WatchReply, WatchTarget } from '@parlour/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { CallFailure } from '../failures/call-failure'
import { envelopeOf } from '../failures/envelope'
import { APP_VERSION } from '../version'
import type { Caller } from '../services'
import type { LiveAccess, Watch } from './door'
import {
  type LiveConnection,
  addressRoom,
  everyone,
  eyesRoom,
  gameRoom,
  guestsRoom,
  homeRoom,
  lobbyRoom,
  lookRoom,
  onlookersRoom,
  roomsOfOnlooker,
  sessionRoom,
  tableRoom,
  userRoom,
} from './io'
import type { Rooms } from './rooms'
import { refusal } from '../refusals/refusal'

const RECHECK = 60_000
/** The delay of a refusal in ms, so that retrying at once gains nothing. */
const REFUSED_AFTER = 1000

interface LiveServer extends Rooms {
  readonly door: LiveAccess
  readonly log: FastifyBaseLogger
}

/** Accepts connections of pages, and handles the messages of other processes of the hub. */
export function acceptPages(hall: LiveServer): void {
  const { io, door, log } = hall
  const signedInOnce = new WeakSet<LiveConnection['conn']>()
  io.use((socket, next) => {
    const { conn } = socket
    // One attempt to sign in for each connection.
    if (signedInOnce.has(conn)) {
      conn.close()
      return next(new Error('sign in'))
    }
    signedInOnce.add(conn)
    signIn(socket, door).then(
      () => next(),
      async () => {
        await setTimeout(REFUSED_AFTER)
        next(new Error('sign in'))
        setImmediate(() => conn.close())
      },
    )
  })
  io.on('connection', (socket) => connected(socket, hall))
  io.on('gameChanged', ({ gameId, version }) => {
    door
      .onRemoteChange(gameId, version)
      .catch((error: unknown) =>
        log.error({ err: error, gameId }, 'a change from another server was not shown'),
      )
  })
}

async function signIn(socket: LiveConnection, door: LiveAccess): Promise<void> {
  const { appVersion } = socket.handshake.auth as { readonly appVersion?: unknown }
  if (appVersion !== undefined && appVersion !== APP_VERSION) throw new Error('sign in')
  socket.data.caller = await callerOf(socket, door)
  door.countPage(socket.data.caller)
}

/** Returns who opened a connection: by a session's token, or without an account by the link of a game. */
async function callerOf({ handshake }: LiveConnection, door: LiveAccess): Promise<Caller> {
  const { token, gameId, link } = handshake.auth as Readonly<Record<string, unknown>>
  if (typeof token === 'string') return door.signIn(token, handshake.address)
  if (typeof gameId !== 'string' || !isId(gameId) || typeof link !== 'string') throw new Error('sign in')
  return door.lookIn({ gameId, link }, handshake.address)
}

/** The most connections of one person; each costs memory and a copy of every push. */
const MOST_PAGES = 20
/** The most connections of people without an account at one address. */
const MOST_GUESTS = 200

/** The rooms that a connection is in from the beginning, the first of them with all others of its kind. */
const ownRooms = ({ _id, tokenHash, link, ip }: Caller): readonly [string, ...string[]] =>
  link === undefined ? [userRoom(_id), sessionRoom(tokenHash), everyone] : [addressRoom(ip)]

function hasRoom({ nsp, data: { caller } }: LiveConnection): boolean {
  const pages = nsp.adapter.rooms.get(ownRooms(caller)[0])?.size ?? 0
  return pages < (caller.link === undefined ? MOST_PAGES : MOST_GUESTS)
}

function connected(socket: LiveConnection, hall: LiveServer): void {
  const { caller } = socket.data
  const { door, log, presence } = hall
  if (!hasRoom(socket)) return void cutLater(socket)
  void socket.join([...ownRooms(caller)])
  socket.use((_event, next) => {
    if (isWithin(() => door.countWord(caller))) next()
    else socket.disconnect(true)
  })
  socket.on('watch', (target, reply) => {
    watch(socket, hall, target).then(
      (watched) => answer(reply, { ok: true, ...watched }),
      (error: unknown) => {
        const { http, body } = envelopeOf(error)
        if (http >= 500) log.error({ err: error, target }, 'a page could not watch')
        answer(reply, { error: body.message })
      },
    )
  })
  socket.on('unwatch', (target) => {
    const left = roomsOf(target, [...socket.rooms]).filter((room) => socket.rooms.has(room))
    for (const room of left) void socket.leave(room)
    if (left.length > 0 && isTarget(target) && target.kind === 'game') tellWhoIsThere(hall, target.id, left)
  })
  socket.on('away', (isAway) => setAway(socket, hall, isAway === true))
  const check = setInterval(() => {
    cutWhenExpired(socket, hall)
    for (const { id } of gamesWatchedBy(socket)) presence.share(id)
  }, RECHECK)
  socket.on('disconnecting', () => {
    clearInterval(check)
    const rooms = [...socket.rooms]
    const games = rooms.flatMap((room) => /^(?:table|onlookers)\/(.*)$/.exec(room)?.[1] ?? [])
    setImmediate(() => games.forEach((gameId) => tellWhoIsThere(hall, gameId, rooms)))
  })
}

/** Tells a game's pages who is there, after one that was in these rooms came or left. */
function tellWhoIsThere({ presence, onlookers }: LiveServer, gameId: string, rooms: readonly string[]): void {
  if (rooms.includes(tableRoom(gameId))) presence.tell(gameId)
  if (rooms.includes(onlookersRoom(gameId))) onlookers.tell(gameId)
}

async function cutLater(socket: LiveConnection): Promise<void> {
  await setTimeout(REFUSED_AFTER)
  socket.disconnect(true)
}

/** Runs `count` and returns whether it stayed within its limit. */
function isWithin(count: () => void): boolean {
  try {
    count()
    return true
  } catch (error) {
    if (error instanceof CallFailure) return false
    throw error
  }
}

/** Cuts the connection if its session has expired, as an impersonation does after an hour. */
function cutWhenExpired(socket: LiveConnection, { door, log }: LiveServer): void {
  callerOf(socket, door).catch((error: unknown) => {
    if (error instanceof CallFailure) socket.disconnect(true)
    else log.error({ err: error }, 'a connection could not be checked')
  })
}

/** A page may omit the acknowledgment callback. */
const answer = (reply: ((answer: WatchReply) => void) | undefined, value: WatchReply) => {
  if (typeof reply === 'function') reply(value)
}

/**
 * Joins the rooms of a target, then returns its present state, since what the page fetched before may be
 * older.
 */
async function watch(socket: LiveConnection, hall: LiveServer, target: WatchTarget): Promise<WatchState> {
  const { door, presence, live, onlookers } = hall
  if (!isTarget(target)) throw refusal('unknown_room')
  const { caller } = socket.data
  if (roomsOf(target, [...socket.rooms]).some((room) => socket.rooms.has(room))) return {}
  door.countWatch(caller)
  if (target.kind === 'home') {
    if (caller.link !== undefined) throw refusal('unknown_room')
    await socket.join(homeRoom(caller._id))
    return { quiet: live.homeQuietFor(caller._id) }
  }
  const watched = await door.mayWatch(caller, target)
  if (watched.kind === 'onlooker') return lookOn(socket, hall, watched)
  if (socket.data.isAway !== true) door.saw(caller, watched.id)
  if (watched.kind === 'lobby') {
    await socket.join(lobbyRoom(watched.id))
    return {}
  }
  const { id, seat } = watched
  await socket.join([
    gameRoom(id, seat),
    tableRoom(id),
    ...(seat === undefined || socket.data.isAway === true ? [] : [eyesRoom(id, seat)]),
  ])
  presence.tell(watched.id)
  onlookers.tell(watched.id)
  return { stand: await door.standOf(watched) }
}

/** Lets an onlooker in, unless the players let nobody in any more since it was asked whether they do. */
async function lookOn(
  socket: LiveConnection,
  { door, onlookers }: LiveServer,
  { id, sight }: Extract<Watch, { readonly kind: 'onlooker' }>,
): Promise<WatchState> {
  const { caller } = socket.data
  await socket.join([
    lookRoom(id, sight),
    onlookersRoom(id),
    ...(caller.link === undefined ? [] : [guestsRoom(id)]),
  ])
  try {
    const now = await door.mayWatch(caller, { kind: 'game', id, ...defined({ eyes: sight.eyes }) })
    if (now.kind !== 'onlooker' || now.sight.behind !== sight.behind) throw refusal('unknown_room')
    return { stand: await door.standOf(now) }
  } catch (error) {
    for (const room of roomsOfOnlooker(id, socket.rooms)) void socket.leave(room)
    throw error
  } finally {
    onlookers.tell(id)
  }
}

/** The games that a page watches from a seat. */
const gamesWatchedBy = ({ rooms }: LiveConnection) =>
  [...rooms].flatMap((room) => {
    const [, id, seat] = /^game\/([0-9a-f]{24})\/@(.*)$/.exec(room) ?? []
    return id === undefined || seat === undefined ? [] : [{ id, seat }]
  })

/** Records and shares whether a page is hidden: players with a hidden page still get notices. */
function setAway(socket: LiveConnection, { presence, door }: LiveServer, isAway: boolean): void {
  if (socket.data.isAway === isAway) return
  socket.data.isAway = isAway
  for (const { id, seat } of gamesWatchedBy(socket)) {
    if (isAway) void socket.leave(eyesRoom(id, seat))
    else {
      void socket.join(eyesRoom(id, seat))
      door.saw(socket.data.caller, id)
    }
    presence.share(id)
  }
}

function isTarget(target: unknown): target is WatchTarget {
  if (typeof target !== 'object' || target === null || !('kind' in target)) return false
  if (target.kind === 'home') return true
  return (
    (target.kind === 'game' || target.kind === 'lobby') &&
    'id' in target &&
    isId(target.id) &&
    (!('eyes' in target) || typeof target.eyes === 'string')
  )
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)

function roomsOf(target: unknown, joined: readonly string[]): readonly string[] {
  if (!isTarget(target)) return []
  if (target.kind === 'home') return joined.filter((room) => room.startsWith('home/'))
  if (target.kind === 'lobby') return [lobbyRoom(target.id)]
  const beginnings = [gameRoom(target.id, undefined), eyesRoom(target.id, '')]
  return [
    ...roomsOfOnlooker(target.id, joined),
    ...joined.filter(
      (room) => room === tableRoom(target.id) || beginnings.some((beginning) => room.startsWith(beginning)),
    ),
  ]
}
