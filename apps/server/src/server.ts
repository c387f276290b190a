import type { FastifyInstance } from 'fastify'
import { cardUpload } from './calls/magic-upload'
import { bindCalls } from './bind-calls'
import type { Config } from './config'
import { hubAddress } from './hub-address'
import { networkAddresses, ownAddress } from './network-addresses'
import { doorOf } from './door'
import { firstStart } from './first-start'
import type { Games } from './games/module'
import { registeredGames } from './games/registry'
import { createApp } from './http/app'
import { mailPagesOn } from './http/mail-pages'
import { healthOn } from './http/health'
import { createLimits } from './http/limits'
import { metricsOn } from './http/metrics'
import { sharedPagesOn } from './http/shared-pages'
import { serveNoPages, servePages } from './http/pages'
import { openRooms } from './live/rooms'
import { acceptPages } from './live/sockets'
import { createBell, LONGEST_QUEUED } from './notify/bell'
import { createNotices, noNotices, type Notices, withBell } from './notify/notices'
import { openOutbox, type Outbox } from './notify/outbox'
import { pushKeys } from './notify/push'
import { type Clocks, openClocks } from './pace/clocks'
import { createCardUpdates } from './magic/update/card-updates'
import { lastAnswersIn, newsAgain } from './play/news-again'
import { createPlay } from './play/play'
import type { Services } from './services'
import { gamesWithStandIns } from './store/records/game-clocks'
import { lastChanged } from './store/records/bell'
import { gamesWaitingForBots } from './store/records/games'
import { indexUnsearchable } from './store/cards/card-search'
import { openStore } from './store/driver/connect'
import type { Db, Store } from './store/driver/store'
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
  /** What sends notices, where they leave the hub. */
  readonly outbox: Outbox | undefined
  /** What reminds people, and has bots stand in, when their time is up. */
  readonly clocks: Clocks
  /** Stops taking calls, lets those under way end, closes the store. */
  close(): Promise<void>
}

/**
 * Opens the store, binds every call and the live connection, listens, and makes the first admin. Port 0 takes
 * any free one. Refuses with a `StartFailure` where the store or the address cannot be had. Tests register
 * games of their own.
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
  const bell = createBell({ store, live, log: app.log })
  const notices = withBell(noticesOf(app, { config, nearAddresses, live }), bell)
  const play = createPlay({ store, games, live, notices, log: app.log, config, count: vitals.add })
  const services: Services = {
    config,
    store,
    games,
    play,
    notices,
    bell,
    log: app.log,
    vitals,
    live,
    limits: createLimits(config.limits),
    nearAddresses,
  }
  const updates = createCardUpdates({ store, config, log: app.log })
  bindCalls(app, services, updates)
  await cardUpload(app, services, updates)
  await pagesOn(app, services)
  acceptPages({ ...rooms, door: doorOf(services), log: app.log })
  // The address first: the password of an admin made before it could not be shown when it cannot be had.
  const address = await app.listen({ port: config.port, host: config.host })
  const admin = await firstStart(services)
  const outbox = await outboxOf(app, services)
  await resumeGames(services)
  vitals.read(() => ({ pages: rooms.io.engine.clientsCount, ...play.memoryUse() }))
  const clocks = openClocks({ store, play, live, notices, log: app.log })
  const parts = [clocks, play, updates, bell, ...(outbox === undefined ? [] : [outbox]), store]
  const close = () => closeServer({ live, app, connections, vitals }, parts)
  return { app, services, address, admin, outbox, clocks, close }
}

interface Closing extends Pick<Services, 'live' | 'vitals'> {
  readonly app: FastifyInstance
  readonly connections: { end(): Promise<void> }
}

/** Lets nobody in any more, and then ends the other parts in their order. */
async function closeServer(
  { live, app, connections, vitals }: Closing,
  parts: readonly { close(): Promise<void> }[],
): Promise<void> {
  // Together: busy connections end only once the web server says so, those of pages only once they are cut.
  await Promise.all([live.close(), app.close(), connections.end()])
  vitals.close()
  for (const part of parts) await part.close()
}

/**
 * Returns what sends notices, where they leave the hub. Hooks made in another process count from the next
 * look on.
 */
async function outboxOf(app: FastifyInstance, services: Services): Promise<Outbox | undefined> {
  const { store, config, notices, log } = services
  // Made at the first start, so that no call that only reads writes them.
  await pushKeys(store.db)
  if (!config.sendsNotices) return undefined
  await notices.reload(store.db)
  const address = linksBegin(app, services)
  return openOutbox({
    store,
    config,
    log,
    address,
    looks: (gameId, name) => services.live.looks(gameId, name),
    before: () => notices.reload(store.db),
  })
}

/**
 * Resumes the work that an earlier process left: the turns of bots, games to pack, and notices of the bell
 * that it had not stored.
 */
async function resumeGames({
  store,
  play,
  bell,
  log,
}: Pick<Services, 'store' | 'play' | 'bell' | 'log'>): Promise<void> {
  const ofBots = [...(await gamesWaitingForBots(store.db)), ...(await gamesWithStandIns(store.db))]
  for (const gameId of ofBots) play.runBots(gameId)
  play.packOlder()
  void play.countOlder()
  for (const gameId of await lastChanged(store.db, LONGEST_QUEUED)) {
    try {
      const game = await play.current(gameId)
      bell.queueAgain(newsAgain(game), lastAnswersIn(game))
    } catch (error) {
      // A game that cannot be read must not stop the others.
      log.error({ err: error, gameId }, 'the notices of a game could not be queued again')
    }
  }
}

async function pagesOn(app: FastifyInstance, services: Services): Promise<void> {
  const { config, store, games } = services
  const { webFolder } = config
  mailPagesOn(app, store)
  sharedPagesOn(app, { store, games, address: linksBegin(app, services) })
  if (webFolder === undefined) serveNoPages(app)
  else await servePages(app, webFolder)
}

/** Where a server listens; with the port 0 in the configuration the system chose one. */
function listeningAt({ server }: FastifyInstance, { host, proxies }: Config) {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen yet')
  return { host, port: bound.port, proxies }
}

/**
 * What tells people outside of the hub, in production; links begin as all do, or else with the server's
 * own address.
 */
function noticesOf(
  app: FastifyInstance,
  { live, ...about }: Pick<Services, 'config' | 'nearAddresses' | 'live'>,
): Notices {
  const { config } = about
  if (!config.sendsNotices) return noNotices
  return createNotices({
    log: app.log,
    address: linksBegin(app, about),
    hasChat: config.slackHook !== undefined,
    looks: (gameId, name) => live.looks(gameId, name),
  })
}

/** Returns what gives the beginning of links: as all links of the hub, or else the server's own address. */
const linksBegin =
  (app: FastifyInstance, about: Pick<Services, 'config' | 'nearAddresses'>) =>
  async (db: Db): Promise<string> =>
    (await hubAddress(about, db)).address ?? ownAddress(listeningAt(app, about.config))
