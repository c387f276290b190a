import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresCluster } from './postgres-cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Answers with the address of this test run's PostgreSQL, which starts at the first request; use
     * `freshDatabase()`.
     */
    readonly postgresStarter: string
  }
}

let starter: Promise<Server> | undefined
let cluster: Promise<PostgresCluster> | undefined

/** Lets the first test that needs a PostgreSQL start it. Without one that test fails: none is skipped. */
export async function setup(project: TestProject): Promise<void> {
  starter ??= listen()
  const { port } = (await starter).address() as AddressInfo
  project.provide('postgresStarter', `http://127.0.0.1:${port}`)
}

async function listen(): Promise<Server> {
  const server = createServer((_request, response) => {
    cluster ??= startPostgres()
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Stops it and removes its files. */
export async function teardown(): Promise<void> {
  const [server, started] = [starter, cluster]
  starter = cluster = undefined
  ;(await server)?.close().closeAllConnections()
  await (await started)?.stop()
}
