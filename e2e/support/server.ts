import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_BUNDLE } from '../../tooling/build.mjs'
import { startServerProcess, type ServerProcess } from '../../tests/server-process'

/** Starts the built server with an empty data folder, which `stop` removes. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  mkdirSync('test-results', { recursive: true })
  const log = createWriteStream('test-results/server.log', { flags: 'a' })
  const dataFolder = mkdtempSync(join(tmpdir(), 'parlour-browser-'))
  const server = await startServerProcess({
    bundle: SERVER_BUNDLE,
    // Tests that answer by call are faster than any person, and nobody watches what bots do.
    env: { PARLOUR_WRITES_PER_SECOND: '0', PARLOUR_BOT_PAUSE: '0', ...env, PARLOUR_DATA: dataFolder },
    onOutput: (text) => log.write(text),
  })
  return {
    ...server,
    stop: async () => {
      const code = await server.stop()
      log.end()
      rmSync(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}
