import type { FastifyInstance } from 'fastify'
import { adminHealthCalls } from './calls/admin-health'
import { adminInsertCalls } from './calls/admin-insert'
import { hubAddressCalls } from './calls/hub-address'
import { firstStepCalls } from './calls/first-steps'
import { gameCalls } from './calls/games'
import { chatCalls } from './calls/chat'
import { historyCalls } from './calls/history'
import { undoCalls } from './calls/undo'
import { impersonationCalls } from './calls/impersonation'
import { listCalls } from './calls/lists'
import { lobbyCalls } from './calls/lobbies'
import { madeThingCalls } from './calls/made'
import { magicAchievementCalls } from './calls/magic-achievements'
import { magicCardCalls } from './calls/magic-cards'
import { magicCubeCalls } from './calls/magic-cubes'
import { magicDeckCalls } from './calls/magic-decks'
import { magicLinkCalls } from './calls/magic-links'
import { magicScarCalls } from './calls/magic-scars'
import { magicSetCalls } from './calls/magic-sets'
import { magicUpdateCalls } from './calls/magic-update'
import { oneTimeLinkCalls } from './calls/one-time-links'
import { ownAccountCalls } from './calls/own-account'
import { cardUpload } from './calls/magic-upload'
import { signInCalls } from './calls/sign-in'
import { statisticsCalls } from './calls/statistics'
import { userCalls } from './calls/users'
import { peopleCalls } from './calls/people'
import type { Config } from './config'
import { hubAddress } from './hub-address'
import { networkAddresses, ownAddress } from './network-addresses'
import { doorOf } from './door'
import { firstStart } from './first-start'
import type { Games } from './games/module'
import { registeredGames } from './games/registry'
import { callsOn } from './http/calls'
import { createApp } from './http/app'
import { healthOn } from './http/health'
import { createLimits } from './http/limits'
import { metricsOn } from './http/metrics'
import { serveNoPages, servePages } from './http/pages'
import { openRooms } from './live/rooms'
import { acceptPages } from './live/sockets'
import { createNotices, noNotices, type Notices } from './notify/notices'
import { openOutbox } from './notify/outbox'
import { type CardUpdates, createCardUpdates } from './magic/update/card-updates'
import { createPlay } from './play/play'
import type { Services } from './services'
import { gamesWaitingForBots } from './store/records/games'
import { indexUnsearchable } from './store/cards/card-search'
import { openStore } from './store/driver/connect'
import type { Store } from './store/driver/store'
import { listenFailure, storeFailure } from './start-failures'
import { countedLive, countedStore } from './vitals/counted'
import { createVitals } from './vitals/vitals'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly services: Services
  /** The address it listens on. */
  readonly address: string
  /** The admin that this start made on an empty store, with a password that is known only now. */
  readonly admin: Awaited<ReturnType<typeof firstStart>>
  /** Stops taking calls, lets those under way end, closes the store. */
  close(): Promise<void>
}

/**
 * Opens the store, binds every call and the live connection, listens, and makes the first admin. Port 0 takes any free one.
 * Refuses with a `StartFailure` where the store or the address cannot be had. Tests register games of their own.
 */
export async function startServer(config: Config, games: Games = registeredGames): Promise<RunningServer> {
  const store = await openedStore(config)
  try {
    return await serverOn({ store, config, games })
  } catch (error) {
    await store.close()
    throw listenFailure(error, config)
  }
}

async function openedStore(config: Config): Promise<Store> {
  try {
    const store = await openStore(config)
    await indexUnsearchable(store)
    return store
  } catch (error) {
    throw storeFailure(error, config)
  }
}

interface ServerParts {
  readonly store: Store
  readonly config: Config
  readonly games: Games
}

async function serverOn({ store: opened, config, games }: ServerParts): Promise<RunningServer> {
  const vitals = createVitals()
  const { app, connections, measured } = await createApp(config, { vitals })
  const store = countedStore(opened, vitals)
  healthOn(app, store)
  if (config.open.includes('metrics')) metricsOn(app, { measured, vitals, store })
  const rooms = openRooms(app.server, store.pool)
  const live = countedLive(rooms.live, vitals)
  const nearAddresses = () => networkAddresses(listeningAt(app, config), config.networkInterfaces())
  const notices = noticesOf(app, { config, games, nearAddresses })
  const play = createPlay({ store, games, live, notices, log: app.log, botPause: config.botPause })
  const services: Services = {
    config,
    store,
    games,
    play,
    notices,
    log: app.log,
    vitals,
    live,
    limits: createLimits(config.limits),
    nearAddresses,
  }
  const updates = createCardUpdates({ store, config, log: app.log })
  bindCalls(app, services, updates)
  await cardUpload(app, services, updates)
  await pagesOn(app, config)
  acceptPages({ ...rooms, door: doorOf(services), log: app.log })
  // The address first: the password of an admin made before it could not be shown when it cannot be had.
  const address = await app.listen({ port: config.port, host: config.host })
  const admin = await firstStart(services)
  const outbox = config.slackHook === undefined ? undefined : openOutbox(store, config.slackHook, app.log)
  await resumeGames(services)
  vitals.read(() => ({ pages: rooms.io.engine.clientsCount, ...play.memoryUse() }))
  const close = async () => {
    // Together: busy connections end only once the web server says so, those of pages only once they are cut.
    await Promise.all([live.close(), app.close(), connections.end()])
    vitals.close()
    for (const part of [play, updates, ...(outbox === undefined ? [] : [outbox]), store]) await part.close()
  }
  return { app, services, address, admin, close }
}

/** Goes on with what waited while the server was down: the turns of bots, and games to pack. */
async function resumeGames({ store, play }: Pick<Services, 'store' | 'play'>): Promise<void> {
  for (const gameId of await gamesWaitingForBots(store.db)) play.runBots(gameId)
  play.packOlder()
}

async function pagesOn(app: FastifyInstance, { webFolder }: Config): Promise<void> {
  if (webFolder === undefined) serveNoPages(app)
  else await servePages(app, webFolder)
}

/** Where a server listens; with the port 0 in the configuration the system chose one. */
function listeningAt({ server }: FastifyInstance, { host }: Config): { host: string; port: number } {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen yet')
  return { host, port: bound.port }
}

/** The messages to a chat, if the configuration names one; links in them begin as all do, or else with the server's own address. */
function noticesOf(
  app: FastifyInstance,
  { games, ...about }: Pick<Services, 'config' | 'games' | 'nearAddresses'>,
): Notices {
  if (about.config.slackHook === undefined) return noNotices
  return createNotices(
    async (db) => (await hubAddress(about, db)).address ?? ownAddress(listeningAt(app, about.config)),
    games,
  )
}

function bindCalls(app: FastifyInstance, services: Services, updates: CardUpdates): void {
  const on = callsOn(app, services)
  signInCalls(on)
  userCalls(on)
  ownAccountCalls(on)
  oneTimeLinkCalls(on)
  impersonationCalls(on)
  lobbyCalls(on)
  gameCalls(on)
  historyCalls(on)
  undoCalls(on)
  chatCalls(on)
  listCalls(on)
  peopleCalls(on)
  statisticsCalls(on, services.games)
  firstStepCalls(on)
  hubAddressCalls(on)
  madeThingCalls(on, services.games)
  adminHealthCalls(on)
  adminInsertCalls(on)
  magicCardCalls(on)
  magicCubeCalls(on)
  magicScarCalls(on)
  magicAchievementCalls(on)
  magicDeckCalls(on)
  magicSetCalls(on)
  magicLinkCalls(on)
  magicUpdateCalls(on, updates)
}
