import { test as playwrightTest } from '@playwright/test'
import type { ServerProcess } from '../../tests/server-process'
import { startServer } from './server'

/**
 * Playwright's `test` with a running server; `page.goto('/')` opens it. The browser contexts that a test opened for its people
 * are closed after it.
 */
export const test = playwrightTest.extend<{ closing: void }, { server: ServerProcess }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

export { expect } from '@playwright/test'
