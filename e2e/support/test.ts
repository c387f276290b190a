import { type BrowserContext, expect, test as playwrightTest } from '@playwright/test'
import type { ServerProcess } from '../../tests/server-process'
import { startServer } from './server'

/** What pages of the running test did against the content policy, in the browser's words. */
const violations: string[] = []

/**
 * From now on the test fails if a page of this context does what the content policy forbids, such as
 * `eval`.
 */
export function watchContentPolicy(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
}

/**
 * Playwright's `test` with a running server; `page.goto('/')` opens it. The browser contexts that a test
 * opened for its people are closed after it, and none of the watched ones broke the content policy.
 */
export const test = playwrightTest.extend<{ closing: void }, { server: ServerProcess }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
      expect(violations.splice(0)).toEqual([])
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
