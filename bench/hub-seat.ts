import { defined, type Random, randomPicks, type Request } from '@parlour/kernel'
import {
  type AnswerOf,
  type ClientEvents,
  gameFetch,
  type GamePush,
  gameSaveResponse,
  type SentBodyOf,
  type SerializedGame,
  type ServerEvents,
  userGames,
  userLobbies,
  userMe,
  type WatchReply,
} from '@parlour/protocol'
import { io, type Socket } from 'socket.io-client'
import { mergePush } from '../apps/web/src/game/merge-push'
import { HubRefusal, type HubUser } from '../tests/hub-client'
import { type KeptConnection, keptConnection } from './kept-connection'

/**
 * A player with the page of one game open: follows its pushes as the page does, sums compared, and answers.
 */
export interface HubSeat {
  readonly name: string
  /** What this seat is asked now, as far as it knows. */
  asked(): Request | undefined
  isOver(): boolean
  /**
   * Gives a random answer to what is asked. Resolves when the page holds what it led to, with how long it
   * took to be acknowledged over HTTP. Rejects with `HubRefusal` when the server refuses it.
   */
  answer(random: Random): Promise<number>
  /** How long the least that can be asked of the server takes over the same connection. */
  floor(): Promise<number>
  /** Resolves when something changed; at once when it already did since the last time. */
  news(): Promise<void>
  /** Called with the version of each push at the moment it comes. */
  onPush(heard: (seq: number) => void): void
  leave(): void
}

/**
 * The connection of a page, which watches the game and what every page shows: the lists of games and lobbies.
 */
async function connected(user: HubUser, gameId: string): Promise<Socket<ServerEvents, ClientEvents>> {
  const auth = { token: user.token, appVersion: user.appVersion }
  const socket: Socket<ServerEvents, ClientEvents> = io(user.url, { transports: ['websocket'], auth })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.once('connect', () => resolve())
  })
  await watch(socket, gameId)
  socket.on('home', ({ game }) => {
    if (game !== undefined) return
    listsOf(user).catch((error: unknown) => {
      // A page that left or was cut off gets no lists: it asks again once it is back.
      if (socket.connected && error instanceof HubRefusal) throw error
    })
  })
  return socket
}

async function watch(socket: Socket<ServerEvents, ClientEvents>, gameId: string): Promise<void> {
  for (const target of [{ kind: 'home' }, { kind: 'game', id: gameId }] as const) {
    const reply = await new Promise<WatchReply>((resolve) => socket.emit('watch', target, resolve))
    if ('error' in reply) throw new Error(reply.error)
  }
}

/** Fetches what a page fetches when a push does not say what changed in its lists. */
async function listsOf(user: HubUser): Promise<void> {
  const { _id: userId } = user
  await Promise.all([
    user.send(userGames, { userId, killed: false }),
    user.send(userLobbies, { userId }),
    user.send(userMe, {}),
  ])
}

/** Wakes whoever waits; a signal that nobody waits for is kept for the next who does. */
function createBell() {
  let rung = false
  let waiting: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      waiting?.()
    },
    heard: async () => {
      if (!rung) await new Promise<void>((resolve) => (waiting = resolve))
      rung = false
      waiting = undefined
    },
  }
}

async function saved(
  connection: KeptConnection,
  { appVersion, token }: HubUser,
  body: SentBodyOf<typeof gameSaveResponse>,
): Promise<{ readonly push: GamePush | undefined; readonly took: number }> {
  const path = `/api/${gameSaveResponse.path}`
  const { status, answer, took } = await connection.post(path, { ...body, appVersion }, token)
  if (status !== 200) throw new HubRefusal(status, answer as HubRefusal['answer'])
  return { push: (answer as AnswerOf<typeof gameSaveResponse>).push, took }
}

/** The game as this user's page holds it, kept up to date by its pushes. */
async function followed(user: HubUser, gameId: string) {
  const socket = await connected(user, gameId)
  const bell = createBell()
  const listeners: ((seq: number) => void)[] = []
  let { game } = await user.send(gameFetch, { gameId })
  const hold = (newer: SerializedGame): void => {
    if (newer.seq <= game.seq) return
    game = newer
    bell.ring()
  }
  const take = async (push: GamePush): Promise<void> => {
    const merged = mergePush(game, push)
    if (merged.kind === 'mismatch')
      throw new Error(`The sums of ${user.name} and the server differ at ${push.seq}.`)
    if (merged.kind === 'merged') hold(merged.game)
    // An answer and a push that crossed: the page fetches the game again, and so does this.
    if (merged.kind === 'fetch') await fetchAgain()
  }
  const fetchAgain = async () => hold((await user.send(gameFetch, { gameId })).game)
  const unlessLeft = (error: unknown): void => {
    if (socket.connected) throw error
  }
  socket.on('game', (push) => {
    for (const heard of listeners) heard(push.seq)
    take(push).catch(unlessLeft)
  })
  // A connection that was lost missed pushes.
  socket.on('connect', () => void watch(socket, gameId).then(fetchAgain).catch(unlessLeft))
  return { socket, bell, listeners, take, game: () => game }
}

/** Opens the game as this user. */
export async function openSeat(user: HubUser, gameId: string): Promise<HubSeat> {
  const { socket, bell, listeners, take, game } = await followed(user, gameId)
  const connection = keptConnection(user.url)
  const asked = () => game().requests[0]
  return {
    name: user.name,
    asked,
    isOver: () => game().gameOver,
    answer: async (random) => {
      const request = asked()
      if (request === undefined) throw new Error(`${user.name} is asked nothing.`)
      const selection = [...randomPicks(request, random)]
      const response = { actor: user.name, title: request.title, requestId: request.id, selection }
      const { push, took } = await saved(connection, user, {
        gameId,
        response,
        knows: game().seq,
        ...defined({ page: socket.id }),
      })
      if (push !== undefined) await take(push)
      // The page learns of its own answer from a push.
      while (asked()?.id === request.id) await bell.heard()
      return took
    },
    floor: async () => (await connection.get('/healthz')).took,
    news: bell.heard,
    onPush: (heard) => listeners.push(heard),
    leave: () => {
      socket.disconnect()
      connection.close()
    },
  }
}
