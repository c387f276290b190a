import { type Config, configFrom } from '../config'
import type { Games } from '../games/module'
import { factsOf, registeredGames } from '../games/registry'

/** How the hubs of the tests run: on a free port, with writes and reads as many as they like. */
export function testConfig(folder: string, games: Games = registeredGames): Config {
  const environment = { PORT: '0', HOST: '127.0.0.1', PARLOUR_DATA: folder, LOG_LEVEL: 'error' }
  const plain = configFrom(environment, { games: factsOf(games) })
  return { ...plain, limits: { ...plain.limits, writesPerSecond: 0 } }
}
